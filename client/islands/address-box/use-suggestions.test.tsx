/** Suggestions while a visitor types: when a search starts, and which answer counts. */
// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { inDom, later, pass, show } from '../dom.fixture.tsx';
import * as source from './suggest.ts';
import { type Outcome, type Suggestions, useSuggestions } from './use-suggestions.ts';

vi.mock('./suggest.ts');
const addresses = vi.mocked(source.suggestAddresses);
const postcodes = vi.mocked(source.suggestPostcodes);

inDom();

let now: Omit<Suggestions, 'again'>;
let again: Suggestions['again'];
function Probe({ text, isPostcode }: { text: string; isPostcode: boolean }) {
  ({ again, ...now } = useSuggestions(text, isPostcode));
  return null;
}
const typed = (text: string, isPostcode = false) =>
  show(<Probe text={text} isPostcode={isPostcode} />);
const found = (...lines: string[]): source.Found => ({
  items: lines.map((line) => ({ line, id: line })),
  repaired: [],
});
type Found = source.Found | undefined;

beforeEach(() => {
  addresses.mockReset().mockResolvedValue(found());
  postcodes.mockReset().mockResolvedValue(found());
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
  expect(now).toEqual({ searching: true, found: undefined, failed: false });
  await answer.resolve(found('19 Murray Road'));
  expect(now).toEqual({ searching: false, found: found('19 Murray Road'), failed: false });
});

it('never lets a late answer replace a newer one', async () => {
  const [first, second] = [later<Found>(), later<Found>()];
  addresses.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  await typed('19 mur');
  await pass(200);
  await typed('19 murr');
  expect(addresses.mock.calls[0]?.[1].aborted).toBe(true);
  await pass(200);
  await second.resolve(found('new'));
  await first.resolve(found('old'));
  expect(now.found).toEqual(found('new'));
});

it('keeps the list while the next search runs', async () => {
  addresses.mockResolvedValueOnce(found('a')).mockReturnValueOnce(later<Found>().promise);
  await typed('19 mur');
  await pass(200);
  await typed('19 murr');
  await pass(200);
  expect(now).toEqual({ searching: true, found: found('a'), failed: false });
});

it('forgets everything below the minimum', async () => {
  addresses.mockResolvedValue(found('a'));
  await typed('19 mur');
  await pass(200);
  await typed('19');
  expect(now).toEqual({ searching: false, found: undefined, failed: false });
});

it('tells a search that failed from one that found nothing', async () => {
  await typed('nowhere');
  await pass(200);
  expect(now).toEqual({ searching: false, found: found(), failed: false });
  addresses.mockResolvedValue(undefined);
  await typed('nowhere 2');
  await pass(200);
  expect(now).toEqual({ searching: false, found: undefined, failed: true });
});

it('searches once more for a text whose search failed: when asked to, and when the browser is online again', async () => {
  addresses.mockResolvedValue(undefined);
  await typed('19 mur');
  await pass(200);
  let outcome: Outcome | undefined;
  await act(async () => {
    outcome = await again();
  });
  expect(outcome).toEqual({ found: undefined, failed: true });
  addresses.mockResolvedValue(found('a'));
  for (let time = 0; time < 2; time += 1) {
    await act(async () => dispatchEvent(new Event('online')));
    expect(now).toEqual({ searching: false, found: found('a'), failed: false });
  }
  expect(addresses.mock.calls.map(([text]) => text)).toEqual(['19 mur', '19 mur', '19 mur']);
});

it('searches once for a text that failed before and is typed again', async () => {
  addresses.mockResolvedValueOnce(undefined);
  await typed('19 mur');
  await pass(200);
  await typed('12 bel');
  await typed('19 mur');
  expect(now.failed).toBe(true);
  addresses.mockResolvedValue(found('a'));
  let outcome: Outcome | undefined;
  await act(async () => {
    outcome = await again();
  });
  expect(outcome).toEqual({ found: found('a'), failed: false });
  await pass(200);
  expect(addresses.mock.calls.map(([text]) => text)).toEqual(['19 mur', '19 mur']);
});

it('waits 3 s for another search, and shows what it finds later', async () => {
  addresses.mockResolvedValueOnce(undefined);
  await typed('19 mur');
  await pass(200);
  const answer = later<Found>();
  addresses.mockReturnValueOnce(answer.promise);
  const came = vi.fn();
  await act(async () => void again().then(came));
  await pass(2999);
  expect(came).not.toHaveBeenCalled();
  await pass(1);
  expect(came).toHaveBeenCalledExactlyOnceWith({ found: undefined, failed: true });
  await answer.resolve(found('a'));
  expect(now).toEqual({ searching: false, found: found('a'), failed: false });
});

it('drops the result of another search for a text that has changed', async () => {
  addresses.mockResolvedValueOnce(undefined);
  await typed('19 mur');
  await pass(200);
  const answer = later<Found>();
  addresses.mockReturnValueOnce(answer.promise);
  const outcome = again();
  await typed('12 bel');
  await answer.resolve(undefined);
  expect(await outcome).toMatchObject({ found: undefined, failed: false });
});

it('reports nothing about an older text: neither an empty result nor a failure', async () => {
  for (const answer of [found(), undefined]) {
    addresses.mockResolvedValueOnce(answer).mockReturnValueOnce(later<Found>().promise);
    await typed('nowhere');
    await pass(200);
    expect(now.failed).toBe(answer === undefined);
    await typed('nowhere 2');
    expect(now).toEqual({ searching: false, found: undefined, failed: false });
    await pass(200);
    expect(now).toEqual({ searching: true, found: undefined, failed: false });
    await typed('');
  }
});

it('is searching for as long as the answer takes, however often the text changes', async () => {
  addresses.mockReturnValue(later<Found>().promise);
  await typed('19 mur');
  await pass(200);
  for (const text of ['19 murr', '19 murra']) {
    await pass(3000);
    expect(now.searching).toBe(true);
    await typed(text);
    expect(now.searching).toBe(true);
    await pass(200);
  }
});

it('stops searching once the box is gone', async () => {
  await typed('19 mur');
  await show(null);
  await pass(1000);
  expect(addresses).not.toHaveBeenCalled();
});
