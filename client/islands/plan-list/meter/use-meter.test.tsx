/** Pricing by a meter file in the page: what it shows while reading, what the list gets, and what it forgets. */
// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { meterFile } from '../../../../domain/plans/energy/meter/meter-file.fixture.ts';
import { examplePage } from '../../../../domain/plans/example-plans.ts';
import {
  initialQuery,
  openSettings,
  type PlanQuery,
} from '../../../../domain/plans/list/plan-query.ts';
import { click, find, fire, inDom, later, pass, show, texts } from '../../dom.fixture.tsx';
import type { PageSource } from '../use-plan-list.ts';
import { MeterBody } from './meter-body.tsx';

const pages = vi.fn<PageSource>();
const meteredPages = vi.hoisted(() => vi.fn());
vi.mock('./metered-pages.ts', () => ({ meteredPages }));

inDom();

const query = initialQuery(openSettings('energy'));
const from = vi.fn();
const onUse = vi.fn();
const logged = vi.fn();

function Probe({ asked = query }: { readonly asked?: PlanQuery }) {
  return <MeterBody id="it" control={{ query: asked, from }} onUse={onUse} />;
}

const field = () => find<HTMLInputElement>('input[type=file]');
/** @param ready resolves when the device hands out the file */
async function put(text: string, ready = Promise.resolve()): Promise<void> {
  const file = new File([text], 'meter.csv', { type: 'text/csv' });
  const stream = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    await ready;
    controller.enqueue(new TextEncoder().encode(text));
    controller.close();
  };
  const files = [Object.assign(file, { stream: () => new ReadableStream({ start: stream }) })];
  Object.defineProperty(field(), 'files', { configurable: true, value: files });
  await fire(field(), new Event('change', { bubbles: true }));
}
async function choose(text: string): Promise<void> {
  await put(text);
  await settled();
}
/** The chunks that read and price are imported, which a fake clock cannot speed up. */
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(1);
    }
  });
const button = (words: string) => {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent === words);
  if (!found) throw new Error(`There is no button “${words}”`);
  return found;
};
const banner = () => texts('[role=status]').at(-1);
const alerts = () => texts('[role=alert]');

beforeEach(() => {
  vi.stubGlobal('reportError', logged);
  for (const mock of [logged, from, onUse, pages, meteredPages]) mock.mockReset();
  meteredPages.mockReturnValue(pages);
  pages.mockResolvedValue(examplePage);
});

describe('a good file', () => {
  it('prices the list, and says by what', async () => {
    await show(<Probe />);
    await choose(meterFile({ registers: ['E1', 'E2', 'B1'], kwh: () => 0.1 }));
    expect(banner()).toBe(
      'Priced with your meter data: 365 days, 1,752 kWh, 1,752 kWh controlled load, 1,752 kWh sent to the grid.',
    );
    expect(meteredPages.mock.calls[0]?.[0]('NSW')).toMatchObject({ measuredDays: 365 });
    expect(pages.mock.calls[0]?.[0]).toEqual(query);
    expect(from.mock.calls).toEqual([[pages]]);
    expect(onUse.mock.calls).toEqual([[false], [true]]);
    expect(alerts()).toEqual(['']);
  });

  it('says how many days were filled', async () => {
    await show(<Probe />);
    await choose(meterFile({ days: 364, kwh: () => 0.1 }));
    expect(banner()).toContain('The missing day is filled in');
  });

  it('is forgotten on demand: the list asks our own endpoint again', async () => {
    await show(<Probe />);
    await choose(meterFile());
    await click(button('Stop using meter data'));
    expect(from.mock.calls.at(-1)).toEqual([null]);
    expect(banner()).toBe('');
    expect(document.activeElement).toBe(field());
  });

  it('can count its second register as use, and as controlled load again', async () => {
    await show(<Probe />);
    await choose(meterFile({ registers: ['E1', 'E2'], kwh: () => 0.1 }));
    await click(find('input[type=checkbox]'));
    await settled();
    expect(banner()).toBe('Priced with your meter data: 365 days, 3,504 kWh.');
    await click(find('input[type=checkbox]'));
    await settled();
    expect(banner()).toContain('1,752 kWh controlled load');
    expect(from).toHaveBeenCalledTimes(3);
  });

  it('with several meters lets the visitor say which', async () => {
    await show(<Probe />);
    const other = meterFile({ nmi: '9999000002', days: 40, kwh: () => 0.2 });
    await choose(other + meterFile({ kwh: () => 0.1 }));
    expect(find<HTMLSelectElement>('select').value).toBe('9999000001');
    find<HTMLSelectElement>('select').value = '9999000002';
    await fire(find('select'), new Event('change', { bubbles: true }));
    await settled();
    expect(banner()).toContain('40 days, 3,504 kWh');
  });

  it('asks with the filters of the moment, not of when it was chosen', async () => {
    await show(<Probe />);
    const ready = later<void>();
    await put(meterFile(), ready.promise);
    expect(texts('[role=status]')[0]).toBe('Reading the file…');
    const newer: PlanQuery = { ...query, sort: 2 };
    await show(<Probe asked={newer} />);
    await ready.resolve();
    await settled();
    expect(pages.mock.calls.map(([asked]) => asked)).toEqual([newer]);
  });
});

describe('a file that cannot be used', () => {
  it('is named by line and reason, and the list stays as it was', async () => {
    await show(<Probe />);
    await choose(meterFile({ days: 40 }).replace('300,20250103', '300,20250230'));
    expect(alerts()).toEqual(['Line 5: “20250230”. There is no such date.']);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(from).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
  });

  it('leaves the one before it in use, and its message goes with the next', async () => {
    await show(<Probe />);
    await choose(meterFile({ kwh: () => 0.1 }));
    await choose('Date,kWh\n');
    expect(alerts()[0]).toContain('Line 1: This is not a NEM12 file');
    expect(banner()).toContain('1,752 kWh');
    await choose(meterFile({ kwh: () => 0.2 }));
    expect(alerts()).toEqual(['']);
    expect(banner()).toContain('3,504 kWh');
  });

  it('has no line where it is about the whole', async () => {
    await show(<Probe />);
    await choose(meterFile({ days: 29 }));
    expect(alerts()).toEqual([
      'The file has 29 days. We need at least 30 days of readings to estimate a year.',
    ]);
  });

  it('is distinguished from plans that could not be loaded', async () => {
    pages.mockResolvedValue(undefined);
    await show(<Probe />);
    await choose(meterFile());
    expect(alerts()[0]).toContain('We could not load the plans in your area.');
    expect(from).not.toHaveBeenCalled();
  });

  it('is distinguished from a fault of ours, which is reported', async () => {
    meteredPages.mockImplementation(() => {
      throw new TypeError('no');
    });
    await show(<Probe />);
    await choose(meterFile());
    expect(alerts()[0]).toContain('We could not read the file just now');
    expect(logged).toHaveBeenCalledOnce();
  });
});

describe('while it works', () => {
  it('can be cancelled, and nothing changes', async () => {
    const answer = later<typeof examplePage>();
    pages.mockReturnValue(answer.promise);
    await show(<Probe />);
    await choose(meterFile());
    expect(texts('[role=status]')[0]).toBe('Pricing every plan in your area…');
    await click(button('Cancel'));
    await answer.resolve(examplePage);
    await pass();
    expect(from).not.toHaveBeenCalled();
    expect(texts('[role=status]')).toEqual(['', '']);
    expect(document.activeElement).toBe(field());
  });

  it('keeps to the newest of two files', async () => {
    const slow = later<typeof examplePage>();
    pages.mockReturnValueOnce(slow.promise);
    await show(<Probe />);
    await choose(meterFile({ kwh: () => 0.1 }));
    await choose(meterFile({ kwh: () => 0.2 }));
    await slow.resolve(examplePage);
    expect(from).toHaveBeenCalledOnce();
    expect(banner()).toContain('3,504 kWh');
  });
});
