/** Suggestions while somebody types: when a search starts, and which answer counts. */
// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { inDom, later, pass, show } from '../dom.fixture.tsx';
import * as source from './suggest.ts';
import { type Suggestions, useSuggestions } from './use-suggestions.ts';

vi.mock('./suggest.ts');
const addresses = vi.mocked(source.suggestAddresses);
const postcodes = vi.mocked(source.suggestPostcodes);

inDom();

let now: Suggestions;
function Probe({ text, isPostcode }: { text: string; isPostcode: boolean }) {
  now = useSuggestions(text, isPostcode);
  return null;
}
const typed = (text: string, isPostcode = false) =>
  show(<Probe text={text} isPostcode={isPostcode} />);
const entry = (line: string) => ({ line, id: line });
type Found = source.Suggestion[] | undefined;

beforeEach(() => {
  addresses.mockReset().mockResolvedValue([]);
  postcodes.mockReset().mockResolvedValue([]);
});

it.each([
  ['an address', false, '19 m', '19 '],
  ['a postcode', true, '305', '30 '],
])(
  '%s is searched for from its minimum length on, blanks not counted',
  async (_name, isPostcode, enough, less) => {
    await typed(less, isPostcode);
    await pass(1000);
    expect(addresses).not.toHaveBeenCalled();
    expect(postcodes).not.toHaveBeenCalled();
    await typed(` ${enough} `, isPostcode);
    await pass(1000);
    expect(isPostcode ? postcodes : addresses).toHaveBeenCalledExactlyOnceWith(
      enough,
      expect.any(AbortSignal),
    );
    expect(isPostcode ? addresses : postcodes).not.toHaveBeenCalled();
  },
);

it('waits 200 ms after typing stops, and asks once', async () => {
  for (const text of ['19 m', '19 mu', '19 mur']) {
    await typed(text);
    await pass(199);
  }
  expect(addresses).not.toHaveBeenCalled();
  expect(now.searching).toBe(false);
  await pass(1);
  expect(addresses.mock.calls.map(([text]) => text)).toEqual(['19 mur']);
});

it('is searching until the answer comes', async () => {
  const answer = later<Found>();
  addresses.mockReturnValue(answer.promise);
  await typed('19 mur');
  await pass(200);
  expect(now).toEqual({ searching: true, items: undefined, failed: false });
  await answer.resolve([entry('19 Murray Road')]);
  expect(now).toEqual({ searching: false, items: [entry('19 Murray Road')], failed: false });
});

it('never lets a late answer replace a newer one', async () => {
  const [first, second] = [later<Found>(), later<Found>()];
  addresses.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  await typed('19 mur');
  await pass(200);
  await typed('19 murr');
  expect(addresses.mock.calls[0]?.[1].aborted).toBe(true);
  await pass(200);
  await second.resolve([entry('new')]);
  await first.resolve([entry('old')]);
  expect(now.items).toEqual([entry('new')]);
});

it('keeps the list while the next search runs', async () => {
  addresses.mockResolvedValueOnce([entry('a')]).mockReturnValueOnce(later<Found>().promise);
  await typed('19 mur');
  await pass(200);
  await typed('19 murr');
  await pass(200);
  expect(now).toEqual({ searching: true, items: [entry('a')], failed: false });
});

it('forgets everything below the minimum', async () => {
  addresses.mockResolvedValue([entry('a')]);
  await typed('19 mur');
  await pass(200);
  await typed('19');
  expect(now).toEqual({ searching: false, items: undefined, failed: false });
});

it('tells a search that failed from one that found nothing', async () => {
  await typed('nowhere');
  await pass(200);
  expect(now).toEqual({ searching: false, items: [], failed: false });
  addresses.mockResolvedValue(undefined);
  await typed('nowhere 2');
  await pass(200);
  expect(now).toEqual({ searching: false, items: undefined, failed: true });
});

it('asks nothing any more once the box is gone', async () => {
  await typed('19 mur');
  await show(null);
  await pass(1000);
  expect(addresses).not.toHaveBeenCalled();
});
