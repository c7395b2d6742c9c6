/** The error for an unusable file of meter data: a stable code, the line, and the reason in words. */

const faults = {
  'not-nem12':
    'This is not a NEM12 file, which begins with 100,NEM12. Ask your network for “interval data” as NEM12.',
  zipped: 'This is a zip file. Unzip it first, then choose the file inside it.',
  nem13:
    'This is a NEM13 file: it has one reading for each bill, not one for each half hour. Ask your network for NEM12.',
  'unknown-record': 'This line is not a NEM12 record. Download the file again.',
  'out-of-order': 'There are readings before the record (200) that says which meter they’re for.',
  'unknown-interval': 'Readings are for 5, 15 or 30 minutes in a NEM12 file.',
  'unknown-unit': 'The unit must be Wh, kWh or MWh.',
  'no-such-date': 'There is no such date.',
  'wrong-intervals': 'This day has too many or too few readings.',
  'not-a-number': 'A reading is not a number.',
  'no-end':
    'The file ends without its last record (900), so part of it is missing. Download it again.',
  'no-register': 'The file has no meter that measures what a home uses (a register E1 to E9).',
  'no-use': 'Every reading of use is zero, so there is nothing to price.',
  'too-few-days': 'We need at least 30 days of readings to estimate a year.',
} as const;
export type FaultCode = keyof typeof faults;

export class MeterFault extends Error {
  override readonly name = 'MeterFault';
  readonly code: FaultCode;
  /** From 1; null where the fault is in the file as a whole. */
  readonly line: number | null;

  /** @param detail precedes the reason: the text found in the line, where that helps to locate it */
  constructor(code: FaultCode, line: number | null = null, detail = '') {
    super([detail, faults[code]].filter(Boolean).join(' '));
    this.code = code;
    this.line = line;
  }
}
