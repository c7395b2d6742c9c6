/** The address box: typed text, choices, and choices still being fetched (spec: address-entry). */
// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, find, inDom, later, pass, press, show, texts, type } from '../dom.fixture.tsx';
import { AddressBox as Box } from './address-box.tsx';
import type { ChosenAddress } from './address-choice.ts';
import { boxWords } from './box-words.ts';
import * as source from './suggest.ts';
import { type AddressBox, useAddressBox } from './use-address-box.ts';

vi.mock('./suggest.ts', async (original) => ({
  ...(await original<typeof source>()),
  suggestAddresses: vi.fn(),
  suggestPostcodes: vi.fn(),
  resolveAddress: vi.fn(),
}));
const addresses = vi.mocked(source.suggestAddresses);
const postcodes = vi.mocked(source.suggestPostcodes);
const resolve = vi.mocked(source.resolveAddress);

inDom();

const murray = { line: '19 Murray Road, Brunswick VIC 3056', id: 'R1' };
const bell = { line: '12 Bell Street, Brunswick VIC 3056', id: 'R2' };
const found = (items: source.Suggestion[], repaired: string[] = []) => ({ items, repaired });
const record = ({ line, id }: source.Suggestion): ChosenAddress => ({
  kind: 'record',
  line,
  recordId: id,
});
const notFound = 'Address not found. Please enter correct address and select it from dropdown.';
const broken = 'Something went wrong, Please try again after sometime';
const onChosen = vi.fn();

beforeEach(() => {
  addresses.mockReset().mockResolvedValue(found([murray, bell]));
  postcodes
    .mockReset()
    .mockResolvedValue(found([{ line: '3056, BRUNSWICK, VIC', id: '3056, BRUNSWICK, VIC' }]));
  resolve.mockReset().mockImplementation(async (suggestion) => record(suggestion));
  onChosen.mockReset();
  onChosenThere.mockReset();
});

let box: AddressBox;
function Form({ isPostcode = false }: { isPostcode?: boolean }) {
  box = useAddressBox(isPostcode, onChosen);
  return (
    <Box
      box={box}
      words={boxWords(isPostcode)}
      labelClass=""
      error={undefined}
      quiet={false}
      times={0}
      help={null}
      input={{ current: null }}
    />
  );
}

const manual: ChosenAddress = {
  kind: 'manual',
  line: '7 Main Street, FITZROY VIC 3065',
  fields: {
    UnitNumber: '',
    LotNumber: '',
    StreetNumber1: '7',
    StreetName: 'Main Street',
    Locality: 'FITZROY',
    State: 'VIC',
    Postcode: '3065',
  },
};
let other: AddressBox;
const onChosenThere = vi.fn();
function Other() {
  other = useAddressBox(false, onChosenThere);
  return <button type="button" id="by-hand" onClick={() => other.chooseManual(manual)} />;
}

const input = () => find<HTMLInputElement>('input');
const options = () => texts('[role=option]');
const message = () => texts('[aria-live] p').join();
const sign = () => document.querySelector('[data-sign]')?.getAttribute('data-sign');
async function search(text: string): Promise<void> {
  await type(input(), text);
  await pass(200);
}
const chooseAt = (index: number) =>
  click([...document.querySelectorAll<HTMLElement>('[role=option]')][index] as HTMLElement);

describe('choosing a suggestion', () => {
  it('clears the typed text, then fetches the full record', async () => {
    const answer = later<ChosenAddress | undefined>();
    resolve.mockReturnValue(answer.promise);
    await show(<Form />);
    await search('19 mur');
    expect(options()).toEqual([murray.line, bell.line]);
    await chooseAt(0);
    expect([input().value, box.typed, sign()]).toEqual([murray.line, '', 'searching']);
    expect(onChosen).not.toHaveBeenCalled();
    await answer.resolve(record(murray));
    expect(box.chosen).toEqual(record(murray));
    expect(sign()).toBe('chosen');
    expect(texts('[role=status]')).toEqual([`Chosen: ${murray.line}`]);
    expect(onChosen).toHaveBeenCalledOnce();
    expect(options()).toEqual([]);
  });

  it('parses a postcode without a fetch', async () => {
    await show(<Form isPostcode />);
    await search('305');
    await chooseAt(0);
    const address = { kind: 'postcode', line: '3056, BRUNSWICK, VIC' };
    expect(box.chosen).toEqual(address);
    expect(await box.settled()).toEqual({ address, typed: '' });
    expect(resolve).not.toHaveBeenCalled();
  });

  it('says when the postcode is incomplete, and keeps it in the box', async () => {
    postcodes.mockResolvedValue(found([{ line: '3056, BRUNSWICK', id: 'x' }]));
    await show(<Form isPostcode />);
    await search('305');
    await chooseAt(0);
    expect(box.chosen).toBeNull();
    expect(input().value).toBe('3056, BRUNSWICK');
    expect(message()).toBe('Please enter your correct postcode or suburb');
  });

  it('says when the record cannot be fetched, until the visitor types', async () => {
    resolve.mockResolvedValue(undefined);
    await show(<Form />);
    await search('19 mur');
    await chooseAt(0);
    expect(box.chosen).toBeNull();
    expect(input().value).toBe(murray.line);
    expect(message()).toBe(broken);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    await type(input(), '19 murr');
    expect(message()).toBe('');
  });
});

describe('typing after a selection', () => {
  it('clears it', async () => {
    await show(<Form />);
    await search('19 mur');
    await chooseAt(0);
    await type(input(), `${murray.line}x`);
    expect(box.chosen).toBeNull();
    expect(input().value).toBe(`${murray.line}x`);
    expect(await box.settled()).toEqual({ address: null, typed: `${murray.line}x` });
  });

  it('drops a record that is still being fetched, however late it arrives', async () => {
    const answer = later<ChosenAddress | undefined>();
    resolve.mockReturnValue(answer.promise);
    await show(<Form />);
    await search('19 mur');
    await chooseAt(0);
    await type(input(), '12 bel');
    expect(resolve.mock.calls[0]?.[1].aborted).toBe(true);
    await answer.resolve(record(murray));
    expect(box.chosen).toBeNull();
    expect(input().value).toBe('12 bel');
    expect(onChosen).not.toHaveBeenCalled();
  });
});

it('the last choice counts, whichever record arrives last', async () => {
  const [first, second] = [later<ChosenAddress | undefined>(), later<ChosenAddress | undefined>()];
  resolve.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  await show(<Form />);
  await search('19 mur');
  await chooseAt(0);
  await search('12 bel');
  await chooseAt(1);
  await second.resolve(record(bell));
  await first.resolve(record(murray));
  expect(box.chosen).toEqual(record(bell));
});

it('a submission waits for the record that is being fetched', async () => {
  const answer = later<ChosenAddress | undefined>();
  resolve.mockReturnValue(answer.promise);
  await show(<Form />);
  await search('19 mur');
  await chooseAt(0);
  const settled = box.settled();
  await answer.resolve(record(murray));
  expect(await settled).toEqual({ address: record(murray), typed: '' });
});

it('a submission that waits for a choice waits for the one that replaces it', async () => {
  const [first, second] = [later<ChosenAddress | undefined>(), later<ChosenAddress | undefined>()];
  resolve.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  await show(<Form />);
  await search('19 mur');
  await chooseAt(0);
  const settled = box.settled();
  await search('12 bel');
  await chooseAt(1);
  await first.resolve(record(murray));
  await second.resolve(record(bell));
  expect((await settled).address).toEqual(record(bell));
});

it('a submission that waits for a record takes an address entered manually meanwhile', async () => {
  const answer = later<ChosenAddress | undefined>();
  resolve.mockReturnValue(answer.promise);
  await show(<Form />);
  await search('19 mur');
  await chooseAt(0);
  const settled = box.settled();
  await act(async () => box.chooseManual(record(bell)));
  await answer.resolve(record(murray));
  expect(await settled).toEqual({ address: record(bell), typed: '' });
});

it('a submission learns that the record could not be fetched, and which text is in the box by then', async () => {
  const answers = [later<ChosenAddress | undefined>(), later<ChosenAddress | undefined>()];
  for (const { promise } of answers) resolve.mockReturnValueOnce(promise);
  await show(<Form />);
  await search('19 mur');
  await chooseAt(0);
  const failed = box.settled();
  await answers[0]?.resolve(undefined);
  expect(await failed).toEqual({ address: null, typed: murray.line, problem: broken });
  await search('12 bel');
  await chooseAt(1);
  const retyped = box.settled();
  await type(input(), '7 oth');
  await answers[1]?.resolve(record(bell));
  expect(await retyped).toEqual({ address: null, typed: '7 oth' });
});

it('a submission searches again for the text whose search failed, and goes by the result', async () => {
  addresses.mockResolvedValueOnce(undefined);
  await show(<Form />);
  await search('19 mur');
  const settle = async () => {
    let settled: Promise<unknown> | undefined;
    await act(async () => {
      settled = box.settled();
      await settled;
    });
    return settled;
  };
  for (const [answer, problem] of [
    [undefined, broken],
    [found([]), notFound],
  ] as const) {
    addresses.mockResolvedValueOnce(answer);
    expect(await settle()).toEqual({ address: null, typed: '19 mur', problem });
  }
  expect(await settle()).toEqual({ address: null, typed: '19 mur' });
  expect(addresses).toHaveBeenCalledTimes(3);
  addresses.mockResolvedValueOnce(undefined);
  await search('19 murr');
  expect(await settle()).toEqual({ address: null, typed: '19 murr' });
  expect([message(), options()]).toEqual(['', [murray.line, bell.line]]);
});

describe('a search', () => {
  it('without results says so until something else is typed', async () => {
    addresses.mockResolvedValueOnce(found([]));
    await show(<Form />);
    await search('zzzz');
    expect(message()).toBe(notFound);
    await search('19 mur');
    expect(message()).toBe('');
  });

  it('that fails says so', async () => {
    addresses.mockResolvedValue(undefined);
    await show(<Form />);
    await search('19 mur');
    expect(message()).toBe(broken);
  });

  it('is not made for the line of a choice', async () => {
    await show(<Form />);
    await search('19 mur');
    await chooseAt(0);
    await pass(1000);
    expect(addresses).toHaveBeenCalledOnce();
  });
});

describe('the list says', () => {
  const ten = Array.from({ length: 10 }, (_, at) => ({ line: `${at} Murray Road`, id: `${at}` }));
  const keys = 'Use the up and down arrow keys, and Enter to choose.';
  it.each([
    [found([murray]), '1 address found.'],
    [found([murray, bell]), '2 addresses found.'],
    [found(ten), '10 addresses shown. Type more to narrow them down.'],
    [found([bell], ['Bellbird']), '1 address found.', 'Showing results for Bellbird'],
    [
      found([murray, bell], ['Bellbird', 'Brunswick']),
      '2 addresses found.',
      'Showing results for Bellbird and Brunswick',
    ],
  ])(
    '%#: what was repaired, or how many there are; both are read out',
    async (answer, counted, instead = '') => {
      addresses.mockResolvedValue(answer);
      await show(<Form />);
      await search('19 mur');
      expect(texts('[role=status]')).toEqual([`${instead && `${instead}. `}${counted} ${keys}`]);
      expect(texts('p[aria-hidden]')).toEqual([instead || counted]);
      expect(options()).toHaveLength(answer.items.length);
      expect(find('[role=listbox]').children).toHaveLength(answer.items.length);
    },
  );
});

it('a late list removes the highlight, so that Enter never takes another address', async () => {
  const answer = later<source.Found | undefined>();
  addresses.mockResolvedValueOnce(found([murray])).mockReturnValueOnce(answer.promise);
  await show(<Form />);
  await search('19 mur');
  await search('19 murr');
  await press(input(), 'ArrowDown');
  expect(texts('[aria-selected=true]')).toEqual([murray.line]);
  await answer.resolve(found([bell]));
  expect(texts('[aria-selected=true]')).toEqual([]);
  await press(input(), 'Enter');
  expect(resolve).not.toHaveBeenCalled();
});

describe('an address chosen in another form of the page', () => {
  const both = (isPostcode: boolean) =>
    show(
      <>
        <Form isPostcode={isPostcode} />
        <Other />
      </>,
    );

  it('is shown, unless it is of the other mode', async () => {
    await both(false);
    await search('19 mur');
    await chooseAt(0);
    expect(other.chosen).toEqual(record(murray));
    await both(true);
    expect(box.chosen).toBeNull();
    expect(other.chosen).toEqual(record(murray));
  });

  it('ends the error of every form that shows it', async () => {
    await both(false);
    await act(async () => other.fail());
    await search('19 mur');
    await chooseAt(0);
    expect(onChosen).toHaveBeenCalledOnce();
    expect(onChosenThere).toHaveBeenCalledOnce();
    expect(other.error).toBeUndefined();
    await click(find('#by-hand'));
    expect(onChosen).toHaveBeenCalledTimes(2);
    expect(onChosenThere).toHaveBeenCalledTimes(2);
  });

  it('stays while another is chosen in a form of the other mode', async () => {
    await both(true);
    await act(async () => other.choose(murray));
    await search('305');
    await chooseAt(0);
    expect([box.value, other.value]).toEqual(['3056, BRUNSWICK, VIC', murray.line]);
    await type(input(), '');
    expect((await other.settled()).address).toEqual(record(murray));
  });

  it('is not sent from a form that no longer shows it', async () => {
    await both(false);
    await search('19 mur');
    await chooseAt(0);
    await act(async () => other.type('12 bel'));
    expect(input().value).toBe('');
    expect((await box.settled()).address).toBeNull();
  });

  it('is removed from both modes where it was entered manually, unless the other has its own by then', async () => {
    await both(true);
    await click(find('#by-hand'));
    await act(async () => other.type(''));
    expect(box.chosen).toBeNull();
    await click(find('#by-hand'));
    await search('305');
    await chooseAt(0);
    await act(async () => other.type(''));
    expect([box.value, other.value]).toEqual(['3056, BRUNSWICK, VIC', '']);
  });

  it('fits both when it was entered manually', async () => {
    await both(true);
    await click(find('#by-hand'));
    expect(box.chosen).toEqual(manual);
    await both(false);
    expect(box.chosen).toEqual(manual);
    expect(input().value).toBe(manual.line);
  });
});

it('Clear empties the box', async () => {
  await show(<Form />);
  await search('19 mur');
  await click(find('button[aria-label="Clear the address"]'));
  expect(input().value).toBe('');
  expect(options()).toEqual([]);
});
