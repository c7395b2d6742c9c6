/** Phone numbers as editors write them: the link dials that number and nothing else. */
import { expect, it } from 'vitest';
import { phoneLink } from './phone-link.ts';

it.each([
  ['1300 975 708', 'tel:1300975708'],
  ['(02) 5550 1234', 'tel:0255501234'],
  ['02-5550-1234', 'tel:0255501234'],
  ['+61 2 5550 1234', 'tel:+61255501234'],
  ['+61 (0)2 5550 1234', 'tel:+61255501234'],
  ['Call 1300 975 708', 'tel:1300975708'],
  ['1300 975 708 or 02 5550 1234', 'tel:1300975708'],
  ['1300 975 708 / 0491 570 006', 'tel:1300975708'],
  ['1300 975 708 (24 hours)', 'tel:1300975708'],
  ['1300 975 708 – 24 hours', 'tel:1300975708'],
  ['1300 975 708, 9 am to 5 pm AEST', 'tel:1300975708'],
  ['13 11 14', 'tel:131114'],
  ['1800 ENERGY', 'tel:1800363749'],
  ['1800 ENERGY (1800 363 749)', 'tel:1800363749'],
  ['13 QUIZ', 'tel:137849'],
  ['1300 MOVE IT', 'tel:1300668348'],
  ['by appointment', undefined],
])('%s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
