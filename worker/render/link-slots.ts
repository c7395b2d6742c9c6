/** Finds the slots in finished HTML once, and fills them with the visitor's own parts on each request. */
import {
  fieldsSlot,
  idSlot,
  moreQuerySlot,
  moreRcSlot,
  querySlot,
  rcSlot,
} from '../../client/ui/visitor-slots.ts';
import { newFormId } from '../../domain/forms/hidden-fields.ts';
import { type Tracking, trackingQuery } from '../../domain/leads/tracking.ts';

/** The slots' values for one request. `query` and `rc` are encoded, without `?`, and may be empty. */
export interface SlotValues {
  readonly query: string;
  /** `rc=…`. */
  readonly rc: string;
  readonly id: string;
}

/** The values for one request; the id is new each time. */
export function slotValues(arrival: Tracking): SlotValues {
  const { rcCode } = arrival;
  let id: string | undefined;
  let rc: string | undefined;
  return {
    query: trackingQuery(arrival),
    /** Made only for pages with an `rc` slot. */
    get rc() {
      rc ??= rcCode ? new URLSearchParams({ rc: rcCode }).toString() : '';
      return rc;
    },
    /** Made only for pages with forms. */
    get id() {
      id ??= newFormId();
      return id;
    },
  };
}

/** In the order of their code points. */
const allSlots = [querySlot, moreQuerySlot, idSlot, rcSlot, moreRcSlot, fieldsSlot];
const anySlot = new RegExp(`[${allSlots.join('')}]`, 'g');
const encoder = new TextEncoder();

/** The fillings by slot, made only if the page has the slot. */
type Fillings = Readonly<Record<string, () => string>>;

/** Escapes `&`, because these slots are inside attributes. */
function filled(values: SlotValues): Fillings {
  const query = values.query.replaceAll('&', '&amp;');
  return {
    [querySlot]: () => query && `?${query}`,
    [moreQuerySlot]: () => query && `&amp;${query}`,
    [idSlot]: () => values.id,
    [rcSlot]: () => values.rc && `?${values.rc}`,
    [moreRcSlot]: () => values.rc && `&amp;${values.rc}`,
    [fieldsSlot]: () => hiddenFields(values.query),
  };
}

/** The filling of a slot between tags. Decoding `query` gives whatever a visitor sent, so it is escaped. */
function hiddenFields(query: string): string {
  return [...new URLSearchParams(query)]
    .map(
      ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}"/>`,
    )
    .join('');
}

function escaped(value: string): string {
  return value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Fills the slots of HTML that is not cached. */
export function fillSlots(html: string, values: SlotValues): string {
  const by = filled(values);
  return html.replace(anySlot, (slot) => by[slot]?.() ?? '');
}

/** HTML as UTF-8, cut at its slots; there is one more part than there are slots. */
export interface SlottedBytes {
  readonly parts: readonly Uint8Array[];
  readonly slots: readonly string[];
  /** The length of all parts together. */
  readonly length: number;
}

/** In UTF-8 a slot is three bytes, EE 80 80 to EE 80 85. */
const slotLead = 0xee;
const slotBytes = 3;

/** HTML in the form in which it is cached. */
export function slottedBytes(html: string): SlottedBytes {
  return cutSlots(encoder.encode(html));
}

/** Concatenates pieces without copying their bytes, separated by an empty slot that nothing fills. */
export function concatSlotted(pieces: readonly SlottedBytes[]): SlottedBytes {
  const parts: Uint8Array[] = [];
  const slots: string[] = [];
  let length = 0;
  for (const piece of pieces) {
    if (piece.length === 0 && piece.slots.length === 0) continue;
    if (parts.length > 0) slots.push('');
    for (const part of piece.parts) parts.push(part);
    for (const slot of piece.slots) slots.push(slot);
    length += piece.length;
  }
  return { parts, slots, length };
}

/** Cuts encoded HTML at its slots; searching bytes is cheaper than splitting text. */
export function cutSlots(html: Uint8Array): SlottedBytes {
  const parts: Uint8Array[] = [];
  const slots: string[] = [];
  let start = 0;
  for (let at = html.indexOf(slotLead); at >= 0; at = html.indexOf(slotLead, at + 1)) {
    const slot = slotAt(html, at);
    if (slot === undefined) continue;
    parts.push(html.subarray(start, at));
    slots.push(slot);
    start = at + slotBytes;
  }
  parts.push(html.subarray(start));
  return { parts, slots, length: html.length - slots.length * slotBytes };
}

/** Undefined for other characters that begin with the same byte. */
function slotAt(html: Uint8Array, at: number): string | undefined {
  if (html[at + 1] !== 0x80) return undefined;
  return allSlots[(html[at + 2] ?? 0) - 0x80];
}

/** Joins parts and values: copying bytes is cheaper than encoding text. */
export function joinSlots(html: SlottedBytes, values: SlotValues): Uint8Array<ArrayBuffer> {
  return joined(html, encodedOnce(filled(values)));
}

/** The HTML with its slots back in place, to be cut again later. */
export function withSlots(html: SlottedBytes): Uint8Array<ArrayBuffer> {
  return joined(html, encodedOnce(Object.fromEntries(allSlots.map((slot) => [slot, () => slot]))));
}

/** Returns a slot's filling in bytes; undefined if it is empty. */
type Filling = (slot: string) => Uint8Array | undefined;

function encodedOnce(by: Fillings): Filling {
  const known = new Map<string, Uint8Array | undefined>();
  return (slot) => {
    if (known.has(slot)) return known.get(slot);
    const text = by[slot]?.() ?? '';
    const bytes = text === '' ? undefined : encoder.encode(text);
    known.set(slot, bytes);
    return bytes;
  };
}

function joined({ parts, slots, length }: SlottedBytes, filling: Filling): Uint8Array<ArrayBuffer> {
  const fillings = slots.map(filling);
  let whole = length;
  for (const bytes of fillings) whole += bytes?.length ?? 0;
  const result = new Uint8Array(whole);
  let at = 0;
  for (const [index, part] of parts.entries()) {
    result.set(part, at);
    at += part.length;
    const bytes = fillings[index];
    if (bytes === undefined) continue;
    result.set(bytes, at);
    at += bytes.length;
  }
  return result;
}
