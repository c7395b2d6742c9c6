/** Form ids: unique UUIDs of version 7, with a readable time. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formOpenedAt, newFormId, newRandomId, siblingId } from './hidden-fields.ts';

describe('a form id', () => {
  it('is a UUID of version 7 and carries its time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), (now) => {
        const id = newFormId(now);
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(formOpenedAt(id)).toBe(now);
      }),
    );
  });

  it('is never repeated, even within one millisecond', () => {
    expect(new Set(Array.from({ length: 1000 }, () => newFormId(0))).size).toBe(1000);
  });

  it.each([crypto.randomUUID(), '', 'x', '018f-7'])('%j has no time', (id) => {
    expect(formOpenedAt(id)).toBeNull();
  });
});

it('a sibling is a different id of version 7 with the same time', () => {
  const id = newFormId(1_800_000_000_000);
  const ids = Array.from({ length: 100 }, () => siblingId(id));
  expect(new Set([id, ...ids]).size).toBe(101);
  for (const one of [...ids, siblingId(ids[0] ?? '')]) {
    expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(formOpenedAt(one)).toBe(1_800_000_000_000);
  }
  expect(siblingId('')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
});

it('a random id has no time and is never repeated', () => {
  const ids = Array.from({ length: 100 }, newRandomId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(formOpenedAt(id)).toBeNull();
  }
});
