/** `saysOther`: a repeated form differs in any of four details, ignoring the case of email and address. */
import { expect, it } from 'vitest';
import { saysOther } from './outbox-rows.ts';

const said = {
  name: 'Jo O’Neill',
  email: 'jo@example.com',
  mobile: '0400000001',
  addressLine: '19 Murray Road, BRUNSWICK VIC 3056',
};
const row = {
  name: said.name,
  email: said.email,
  mobile: said.mobile,
  address_line: said.addressLine,
};

it.each([
  ['nothing', {}, false],
  ['the name', { name: 'Joanna O’Neill' }, true],
  ['the email', { email: 'joanna@example.com' }, true],
  ['the mobile', { mobile: '0400000002' }, true],
  ['the address', { addressLine: '21 Murray Road, BRUNSWICK VIC 3056' }, true],
  ['the case of the email', { email: 'Jo@Example.com' }, false],
  ['the case of the address', { addressLine: '19 MURRAY ROAD, Brunswick VIC 3056' }, false],
])('a form that changes %s is different: %s', (_, change, isOther) => {
  expect(saysOther({ ...said, ...change }, row)).toBe(isOther);
});

it('an empty detail counts as not given', () => {
  const empty = { name: said.name, email: null, mobile: null, address_line: null };
  const silent = { ...said, email: '', mobile: '', addressLine: '' };
  expect(saysOther(silent, empty)).toBe(false);
});
