/** Sorts more addresses than fit in memory: by street into temporary files, then file by file. */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressEntry } from '../../../worker/ports/address/load/release.ts';
import { inNaturalOrder } from './natural-order.ts';

/** About how many addresses are in memory at once. */
const addressesInBucket = 100_000;
const addressesInList = 5_000;
const bufferChars = 1 << 16;

/** An address before its `seq` among those with its number is known. */
type UnplacedAddress = Omit<AddressEntry, 'seq'>;

export interface AddressBuckets {
  /** @param at where it was read, for reports */
  put(street: number, json: string, at: string): void;
  /** In the order of (street, num, seq). Removes the folder afterwards. */
  lists(twice: (at: string, pid: string) => void): Generator<AddressEntry[]>;
  remove(): void;
}

/** @param counts the addresses of each street, by rank: neighbours in rank share a file */
export function addressBuckets(
  counts: readonly number[],
  inBucket = addressesInBucket,
): AddressBuckets {
  const folder = mkdtempSync(join(tmpdir(), 'kurrajong-addresses-'));
  const bucketOf = new Uint16Array(counts.length + 1);
  let [bucket, filled] = [0, 0];
  for (const [index, count] of counts.entries()) {
    if (filled > 0 && filled + count > inBucket) [bucket, filled] = [bucket + 1, 0];
    bucketOf[index + 1] = bucket;
    filled += count;
  }
  const files = Array.from({ length: bucket + 1 }, (_, index) => ({
    path: join(folder, String(index)),
    handle: openSync(join(folder, String(index)), 'w'),
    text: '',
  }));
  const remove = (): void => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', remove);

  return {
    put(street, json, at) {
      const file = files[bucketOf[street] ?? 0];
      if (!file) return;
      file.text += `${at}\t${json}\n`;
      if (file.text.length < bufferChars) return;
      writeSync(file.handle, file.text);
      file.text = '';
    },
    *lists(twice) {
      for (const { handle, text } of files) {
        writeSync(handle, text);
        closeSync(handle);
      }
      try {
        for (const { path } of files) {
          yield* listsOf(placed(readFileSync(path, 'utf8'), twice));
          rmSync(path);
        }
      } finally {
        remove();
      }
    },
    remove,
  };
}

function placed(text: string, twice: (at: string, pid: string) => void): AddressEntry[] {
  const pids = new Set<string>();
  const addresses: AddressEntry[] = [];
  for (const line of text.split('\n')) {
    const tab = line.indexOf('\t');
    if (tab < 0) continue;
    const entry: AddressEntry = { seq: 0, ...JSON.parse(line.slice(tab + 1)) };
    const place = `${entry.street} ${entry.pid}`;
    if (pids.has(place)) {
      twice(line.slice(0, tab), entry.pid);
      continue;
    }
    pids.add(place);
    addresses.push(entry);
  }
  return withSeq(addresses.sort(inAddressOrder));
}

function withSeq(sorted: AddressEntry[]): AddressEntry[] {
  for (const [index, entry] of sorted.entries()) {
    const before = sorted[index - 1];
    const isNext = before?.street === entry.street && before.num === entry.num;
    entry.seq = isNext ? before.seq + 1 : 0;
  }
  return sorted;
}

/** The fields that tell addresses with the same number apart, in sort order: an empty field is first. */
const told = [
  'num_prefix',
  'num_suffix',
  'lot',
  'unit',
  'level',
  'unit_type',
  'level_type',
] as const;

function inAddressOrder(a: UnplacedAddress, b: UnplacedAddress): number {
  const numbers = a.street - b.street || a.num - b.num || (a.num_to ?? 0) - (b.num_to ?? 0);
  if (numbers !== 0) return numbers;
  for (const field of told) {
    const order = inNaturalOrder(a[field], b[field]);
    if (order !== 0) return order;
  }
  return inNaturalOrder(a.pid, b.pid);
}

function* listsOf(addresses: AddressEntry[]): Generator<AddressEntry[]> {
  for (let at = 0; at < addresses.length; at += addressesInList) {
    yield addresses.slice(at, at + addressesInList);
  }
}
