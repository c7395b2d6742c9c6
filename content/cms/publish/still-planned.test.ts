/** The times a page can be saved with: one in the past only if it was planned before it passed. */
import { expect, it } from 'vitest';
import { onlyToCome } from './still-planned.ts';

const past = new Date(Date.now() - 60_000);
const older = new Date(Date.now() - 365 * 86_400_000);
const toCome = new Date(Date.now() + 60_000);
const publish =
  '“Publish at” is in the past: choose a time in the future, or leave it empty and press Publish';
const takeDown =
  '“Take down at” is in the past: choose a time in the future, or leave it empty and press Take down';

it.each([
  ['one to come', { publishAt: toCome, unpublishAt: toCome }, {}, []],
  ['none', { publishAt: null }, { publishAt: past }, []],
  ['one in the past', { publishAt: older }, {}, [publish]],
  ['two in the past', { publishAt: older, unpublishAt: past }, {}, [publish, takeDown]],
  ['one that passed while the CMS was off', { publishAt: past }, { publishAt: past }, []],
  ['another than the one that passed', { publishAt: older }, { publishAt: past }, [publish]],
  ['one that stands while something else is saved', { title: 'New' }, { publishAt: past }, []],
])('%s', (_, resolvedData, item, told) => {
  const said: string[] = [];
  const addValidationError = (message: string) => said.push(message);
  onlyToCome({ item, resolvedData, addValidationError });
  expect(said).toEqual(told);
});
