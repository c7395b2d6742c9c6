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

/** What goes into the slots for one request. `query` and `rc` are encoded, without `?`, and may be empty. */
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
    /** Made for pages that name it alone. */
    get rc() {
      rc ??= rcCode ? new URLSearchParams({ rc: rcCode }).toString() : '';
      return rc;
    },
    /** Made for pages with forms. */
    get id() {
      id ??= newFormId();
      return id;
    },
  };
}

/** In the order of their characters. */
const allSlots = [querySlot, moreQuerySlot, idSlot, rcSlot, moreRcSlot, fieldsSlot];
const anySlot = new RegExp(`[${allSlots.join('')}]`, 'g');
const encoder = new TextEncoder();

/** By slot, made when the page has one. */
type Fillings = Readonly<Record<string, () => string>>;

/** `&` is written as an entity, since slots stand inside attributes. */
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

/** For a slot between tags. Decoding `query` gives whatever a visitor sent, so it is escaped. */
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

/** Fills the slots of a piece of HTML that is not kept. */
export function fillSlots(html: string, values: SlotValues): string {
  const by = filled(values);
  return html.replace(anySlot, (slot) => by[slot]?.() ?? '');
}

/** HTML as UTF-8, cut at its slots: `parts` are one more than `slots`. */
export interface SlottedBytes {
  readonly parts: readonly Uint8Array[];
  readonly slots: readonly string[];
  /** Length of all parts together. */
  readonly length: number;
}

/** A slot in UTF-8 is three bytes: EE 80 80 to EE 80 85. */
const slotLead = 0xee;
const slotBytes = 3;

/** HTML as it is kept. */
export function slottedBytes(html: string): SlottedBytes {
  return cutSlots(encoder.encode(html));
}

/** One after the other. The bytes are not copied; an empty slot, which nothing fills, stands in between. */
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

/** Other characters begin with the same byte; those are no slots. */
function slotAt(html: Uint8Array, at: number): string | undefined {
  if (html[at + 1] !== 0x80) return undefined;
  return allSlots[(html[at + 2] ?? 0) - 0x80];
}

/** Joins parts and values: copying bytes is cheaper than encoding text. */
export function joinSlots(html: SlottedBytes, values: SlotValues): Uint8Array<ArrayBuffer> {
  return joined(html, encodedOnce(filled(values)));
}

/** The HTML with its slots in it, to be cut again. */
export function withSlots(html: SlottedBytes): Uint8Array<ArrayBuffer> {
  return joined(html, encodedOnce(Object.fromEntries(allSlots.map((slot) => [slot, () => slot]))));
}

/** What a slot's filling is in bytes; undefined for none. */
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
