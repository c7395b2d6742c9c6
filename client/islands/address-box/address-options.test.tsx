/** The parts of a suggestion that are set in bold, and the place where the list says what it shows. */
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AddressOptions, matchedSegments } from './address-options.tsx';

function bold(line: string, typed: string): string {
  return matchedSegments(line, typed)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');
}

it.each([
  ['19 Murray Road, Brunswick VIC 3056', '19 mur', '[19] [Mur]ray Road, Brunswick VIC 3056'],
  ['1/19 Murray Road', '1/19', '[1]/[19] Murray Road'],
  ['190 Murray Road', '19 MURRAY,', '[19]0 [Murray] Road'],
  ['219 Murray Road', '19', '219 Murray Road'],
  ['3000, MELBOURNE, VIC', '3000', '[3000], MELBOURNE, VIC'],
  ['1 Road Road', 'road r', '1 [Road] [Road]'],
  ['1 A+B (rear) Street', 'a+b (rear', '1 [A+B] [(rear]) Street'],
  ['1 Murray Road', '', '1 Murray Road'],
  ['1 Murray Road', '.* [', '1 Murray Road'],
])('%s, typed %s', (line, typed, marked) => {
  expect(bold(line, typed)).toBe(marked);
});

it('never loses a character', () => {
  const line = 'Unit 3, Level 2, 95 O’Connell Street, NORTH ADELAIDE SA 5006';
  for (const typed of ['unit 3', 'o’con', '9 5 n', 'str sa 50', 'é'])
    expect(bold(line, typed).replace(/[[\]]/g, '')).toBe(line);
});

it.each([
  ['how many there are stands below the entries', undefined, /option.*10 addresses shown/],
  ['what was repaired, alone, above them', 'Showing results for Bellbird', /for Bellbird.*option/],
])('%s', (_, instead, order) => {
  const items = [{ id: '1', line: '19 Murray Road, Brunswick VIC 3056' }];
  const html = renderToString(
    <AddressOptions
      id="list"
      label="Address"
      instead={instead}
      counted="10 addresses shown."
      items={items}
      typed=""
      active={-1}
      onActive={() => {}}
      onChoose={() => {}}
    />,
  );
  expect(html).toMatch(order);
  expect(html.match(/<p/g)).toHaveLength(1);
});
