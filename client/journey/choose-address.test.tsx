/** The list of addresses found without script: a single one is chosen already, but none of several. */
import { expect, it } from 'vitest';
import { renderHtml } from '../ui/render-html.ts';
import { ChooseAddress } from './choose-address.tsx';

const carried = {
  submissionId: 'b8d2b7b0-55a4-4f0e-a6f9-3f3d4ce0a001',
  page: '/energy',
  bundle: false,
  verticals: ['energy'],
} as const;

it('says which word was found in place of a mistyped one', () => {
  const view = (repaired: readonly string[]) =>
    renderHtml(
      <ChooseAddress
        carried={{ ...carried, mode: 'address' }}
        typed="Belbird"
        choices={[{ id: 'R1', line: '1 Bellbird Street' }]}
        repaired={repaired}
      />,
    );
  expect(view(['Bellbird', 'Brunswick'])).toContain('Showing results for Bellbird and Brunswick');
  expect(view([])).not.toContain('Showing results');
});

it.each([
  [9, 'We found 9 addresses for “A Street”'],
  [10, 'The first 10 addresses for “A Street”'],
])('of %i says how many, and not that they are all where they may not be', (found, words) => {
  const choices = Array.from({ length: found }, (_, at) => ({
    id: `${at}`,
    line: `${at} A Street`,
  }));
  const html = renderHtml(
    <ChooseAddress carried={{ ...carried, mode: 'address' }} typed="A Street" choices={choices} />,
  );
  expect(html).toContain(words);
});

it.each([
  ['address', 1, 1],
  ['postcode', 1, 1],
  ['address', 2, 0],
  ['postcode', 2, 0],
] as const)('in %s mode, of %i found %i is chosen', (mode, found, chosen) => {
  const choices = [
    { id: 'R1', line: '1 A Street' },
    { id: 'R2', line: '2 A Street' },
  ].slice(0, found);
  const html = renderHtml(
    <ChooseAddress carried={{ ...carried, mode }} typed="A Street" choices={choices} />,
  );
  expect(html.match(/<input[^>]*type="radio"/g)).toHaveLength(found);
  expect(html.match(/<input[^>]*type="radio"[^>]*checked/g) ?? []).toHaveLength(chosen);
});
