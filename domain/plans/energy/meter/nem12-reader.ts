/** A streaming reader of NEM12 files: only half hours are kept in memory, however long the file. */

import { lineReader } from './lines-in-pieces.ts';
import { MeterFault } from './meter-fault.ts';
import type { MeterReadings } from './meter-readings.ts';
import {
  type DayRecord,
  dayRecord,
  fieldsOf,
  isEnergy,
  type RegisterRecord,
  registerRecord,
  withoutNulls,
} from './nem12-records.ts';

export interface Nem12Reader {
  /** @throws MeterFault at the first line that cannot be read */
  readonly push: (piece: string) => void;
  /** @throws MeterFault where the file ends too early */
  readonly end: () => MeterReadings;
}

interface State {
  /** True between records 100 and 900. */
  open: boolean;
  ended: boolean;
  register: RegisterRecord | null;
  day: DayRecord | null;
}

type Days = Map<number, Float64Array>;

export function nem12Reader(): Nem12Reader {
  const meters = new Map<string, Map<string, Days>>();
  const state: State = { open: false, ended: false, register: null, day: null };
  const daysOf = ({ nmi, suffix }: RegisterRecord): Days => {
    const registers = meters.get(nmi) ?? new Map<string, Days>();
    meters.set(nmi, registers);
    const days = registers.get(suffix) ?? new Map<number, Float64Array>();
    registers.set(suffix, days);
    return days;
  };
  const take = (line: string, number: number) => {
    if (line.trim() === '') return;
    const fields = fieldsOf(line);
    const kind = (fields[0] ?? '').trim();
    if (!state.open) return open(state, kind, fields, line, number);
    takeRecord(kind, fields, number, state, daysOf);
  };
  const lines = lineReader(take, (number) => {
    throw new MeterFault('not-nem12', number);
  });
  let begun = false;
  return {
    push(piece) {
      lines.push(begun ? piece : piece.replace(/^\uFEFF/, ''));
      begun ||= piece !== '';
    },
    end() {
      lines.end();
      if (!state.open && !state.ended) throw new MeterFault('not-nem12');
      if (state.open) throw new MeterFault('no-end');
      return [...meters].map(([nmi, registers]) => ({ nmi, registers }));
    },
  };
}

/** Reads the first record; some portals omit it and begin with the meter. */
function open(
  state: State,
  kind: string,
  fields: readonly string[],
  line: string,
  number: number,
): void {
  const format = (fields[1] ?? '').trim().toUpperCase();
  if (line.startsWith('PK')) throw new MeterFault('zipped', number);
  if (kind === '100' && format === 'NEM13') throw new MeterFault('nem13', number);
  if (kind === '200' && !state.ended) {
    state.register = registerRecord(fields, number);
  } else if (kind !== '100' || format !== 'NEM12') {
    throw new MeterFault(state.ended ? 'unknown-record' : 'not-nem12', number);
  }
  state.open = true;
}

function takeRecord(
  kind: string,
  fields: readonly string[],
  number: number,
  state: State,
  daysOf: (register: RegisterRecord) => Days,
): void {
  const { register, day } = state;
  switch (kind) {
    case '200':
      Object.assign(state, { register: registerRecord(fields, number), day: null });
      return;
    case '300': {
      if (!register) throw new MeterFault('out-of-order', number);
      const read = dayRecord(fields, register, number);
      state.day = read;
      // A repeated day corrects the earlier one.
      if (isEnergy(register)) daysOf(register).set(read.day, read.kwh);
      return;
    }
    case '400':
      if (!register || !day) throw new MeterFault('out-of-order', number);
      withoutNulls(fields, day, register);
      return;
    case '500':
      return;
    case '900':
      Object.assign(state, { open: false, ended: true, register: null, day: null });
      return;
    case '250':
      throw new MeterFault('nem13', number);
    default:
      throw new MeterFault('unknown-record', number, `“${kind.slice(0, 40)}”.`);
  }
}
