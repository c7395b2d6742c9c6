/** The suppression list knows a person however their email and mobile are written, and each brand its own. */
import { expect, it } from 'vitest';
import { contactHashes, emailHash, mobileHash } from './fingerprint.ts';

it.each(['0412 345 678', '+61 412 345 678', '0412-345-678'])(
  'a mobile written %s has the hash of its ten digits',
  async (mobile) => {
    expect(await mobileHash('acacia', mobile)).toBe(await mobileHash('acacia', '0412345678'));
  },
);

it('an email has one hash in upper and lower case', async () => {
  expect(await emailHash('acacia', ' Jo@Example.com')).toBe(
    await emailHash('acacia', 'jo@example.com'),
  );
});

it('a person has a hash for each detail given, and others at another brand', async () => {
  const contact = { email: 'jo@example.com', mobile: '0412345678' };
  const own = await contactHashes('acacia', contact);
  expect(own).toHaveLength(2);
  expect(new Set([...own, ...(await contactHashes('banksia', contact))]).size).toBe(4);
  expect(await contactHashes('acacia', { ...contact, mobile: '' })).toEqual(own.slice(0, 1));
});
