/** Words with two wrong letters: the queries without them, and the answers with a similar word. */
import { expect, it } from 'vitest';
import { farRungs, nearestTo } from './far-repair.ts';

const asked = (text: string) =>
  farRungs(text.split(' ')).map(({ word, rung }) => [word, rung.match]);
const street = (name: string, locality = 'Prahran') => ({ name, locality });
const near = (word: string, ...names: string[]) =>
  nearestTo(
    word,
    names.map((name) => street(name)),
  ).map(({ row, found }) => [row.name, found]);

it('leaves out one long word at a time, where the others name a place', () => {
  expect(asked('chrucbh st prahran 3181')).toEqual([
    ['chrucbh', '"st" AND "prahran"* AND "3181"*'],
    ['prahran', '"chrucbh"* AND "st" AND "3181"*'],
  ]);
  expect(asked('chrucbh st vic')).toEqual([]);
  expect(asked('chrch st 3181')).toEqual([]);
});

it('takes the nearest first, and none that is further than two edits', () => {
  expect(near('chrucbh', 'Chapel', 'Church', 'Churches', 'Charles')).toEqual([
    ['Church', 'church'],
  ]);
  expect(near('greveile', 'Grevile', 'Greville')).toEqual([
    ['Grevile', 'grevile'],
    ['Greville', 'greville'],
  ]);
  expect(near('uqandogn', 'Quandong')).toEqual([['Quandong', 'quandong']]);
  expect(near('xxchurch', 'Church', 'Xxchurchzzz')).toEqual([['Church', 'church']]);
});

it('looks at the words of a name and of a place', () => {
  expect(near('hopewwll', 'Mount Hopewell')).toEqual([['Mount Hopewell', 'hopewell']]);
  expect(nearestTo('wavrely', [street('High', 'Mount Waverley')])[0]?.found).toBe('waverley');
});
