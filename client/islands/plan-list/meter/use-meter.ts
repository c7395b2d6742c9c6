/** A hook that prices a list by the visitor's own meter: it reads the file on the device, and keeps nothing after the page. */
import { useEffect, useRef, useState } from 'react';
import type { MeterReadings } from '../../../../domain/plans/energy/meter/meter-readings.ts';
import { pick } from '../../calls/pick.ts';
import type { ListControl } from '../use-plan-list.ts';
import type { MeterUse } from './meter-words.ts';

/** The task under way, or the error that ended the last one. */
export type MeterTask =
  | { readonly step: 'reading'; readonly name: string; readonly percent: number }
  | { readonly step: 'pricing' }
  | { readonly step: 'failed'; readonly line: number | null; readonly words: string };

export interface MeterControl {
  readonly used: MeterUse | null;
  readonly task: MeterTask | null;
  readonly read: (file: File) => void;
  /** Takes another meter in the file, or another meaning for its registers. */
  readonly choose: (choice: MeterChoice) => void;
  /** Aborts the task under way; the list stays as it is. */
  readonly cancel: () => void;
  /** Prices the list by the visitor's answers again. */
  readonly forget: () => void;
}

interface MeterChoice {
  readonly nmi?: string;
  readonly others?: 'controlled' | 'general';
}

// Few visitors have such a file, so the code that reads and prices it is fetched when one is chosen.
const load = () =>
  Promise.all([
    import('./read-meter-file.ts'),
    import('../../../../domain/plans/energy/meter/measured-year-of.ts'),
    import('./metered-pages.ts'),
  ]);

const noPlans =
  'We could not load the plans in your area. The file itself is fine: choose it again.';

export function useMeter(control: Pick<ListControl, 'query' | 'from'>): MeterControl {
  const [used, setUsed] = useState<MeterUse | null>(null);
  const [task, setTask] = useState<MeterTask | null>(null);
  const readings = useRef<MeterReadings>([]);
  const work = useRef<AbortController>(undefined);
  const list = useRef(control);
  useEffect(() => {
    list.current = control;
  });
  useEffect(() => () => work.current?.abort(), []);

  /** Runs one task at a time: the next one aborts the one before. */
  const during = async (does: (signal: AbortSignal) => Promise<void>) => {
    work.current?.abort();
    const mine = new AbortController();
    work.current = mine;
    try {
      await does(mine.signal);
      if (!mine.signal.aborted) setTask(null);
    } catch (error) {
      if (!mine.signal.aborted) setTask(failure(error));
    }
  };

  const price = async (from: MeterReadings, choice: MeterChoice, signal: AbortSignal) => {
    const [, { hasOtherRegisters, latestMeter, measuredYearOf, totalOf }, { meteredPages }] =
      await load();
    const meter = from.find(({ nmi }) => nmi === choice.nmi) ?? latestMeter(from);
    const year = measuredYearOf(meter, choice);
    const pages = meteredPages((state) => measuredYearOf(meter, { ...choice, state }));
    const found = await pages(list.current.query, signal);
    if (signal.aborted) return;
    if (!found) throw new Failed(noPlans);
    readings.current = from;
    setUsed({
      nmi: meter.nmi,
      nmis: from.map(({ nmi }) => nmi),
      others: hasOtherRegisters(meter) ? (choice.others ?? 'controlled') : null,
      measuredDays: year.measuredDays,
      kwh: totalOf(year.used),
      controlledKwh: year.controlled && totalOf(year.controlled),
      exportKwh: year.exported && totalOf(year.exported),
    });
    list.current.from(pages);
  };

  return {
    used,
    task,
    read: (file) => {
      setTask({ step: 'reading', name: file.name, percent: 0 });
      void during(async (signal) => {
        const [{ readMeterFile }] = await load();
        const onProgress = (bytes: number) => {
          const percent = Math.floor((bytes / file.size) * 100);
          setTask((was) =>
            was?.step === 'reading' && was.percent !== percent ? { ...was, percent } : was,
          );
        };
        const found = await readMeterFile(file, { signal, onProgress });
        if (signal.aborted) return;
        setTask({ step: 'pricing' });
        await price(found, {}, signal);
      });
    },
    choose: (choice) => {
      setTask({ step: 'pricing' });
      void during((signal) => price(readings.current, choice, signal));
    },
    cancel: () => {
      work.current?.abort();
      setTask(null);
    },
    forget: () => {
      work.current?.abort();
      readings.current = [];
      setTask(null);
      setUsed(null);
      control.from(null);
    },
  };
}

/** A failure that is not about the file. */
class Failed extends Error {}

/** Recognises a MeterFault by its name, so that this chunk does not need the code that reads files. */
function failure(error: unknown): MeterTask {
  if (error instanceof Failed) return { step: 'failed', line: null, words: error.message };
  if (error instanceof Error && error.name === 'MeterFault') {
    const line = pick(error, 'line');
    return { step: 'failed', line: typeof line === 'number' ? line : null, words: error.message };
  }
  reportError(error);
  return {
    step: 'failed',
    line: null,
    words: 'We could not read the file just now. Choose it again.',
  };
}
