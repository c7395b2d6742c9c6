/** The random id of a form: the idempotency key of what it sends (spec: delivery). */
import { useRef, useState } from 'react';
import { idSlot } from '../../ui/visitor-slots.ts';

/**
 * `given`: an id that came with the props. `initial` is for the hidden input: the slot on the server, a new id in the browser. `idFor` gives
 * the id for this content: the same again for a repeat, a new one once the content changed, since
 * the same id with other content is a conflict.
 */
export function useSubmissionId(given?: string): {
  initial: string;
  idFor: (content: string) => string;
} {
  const [initial] = useState(() => given ?? (typeof document === 'undefined' ? idSlot : newId()));
  const last = useRef({ id: initial, content: '' });
  return {
    initial,
    idFor(content) {
      const { current } = last;
      const changed = current.content !== '' && current.content !== content;
      last.current = { id: changed ? newId() : current.id, content };
      return last.current.id;
    },
  };
}

/** crypto.randomUUID exists in secure contexts only, and a test device may come over plain http. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 15) | 64;
  bytes[8] = ((bytes[8] ?? 0) & 63) | 128;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
