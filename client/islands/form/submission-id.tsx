/** The random id of a form: the idempotency key of what it sends (decision 007). */
import { useRef, useState } from 'react';
import { newRandomId, siblingId } from '../../../domain/forms/hidden-fields.ts';
import { idSlot } from '../../ui/visitor-slots.ts';

export interface SubmissionId {
  /** For the hidden input: the slot or the given id on the server; in the browser, the first id to be sent. */
  readonly initial: string;
  /**
   * The same id for the same content, so that a retry is safe; a new one once the content has changed,
   * since the same id with other content is a conflict.
   */
  readonly idFor: (content: string) => string;
  /** Gives the next send a new id, whatever its content, because the last one is settled. */
  readonly renew: () => void;
}

/**
 * @param given an id that came with the props
 * @param shared the id is the page's, so its other forms have it too: this one keeps only the id's time,
 * which the minimum fill time needs
 */
export function useSubmissionId(given?: string, shared = false): SubmissionId {
  const [initial] = useState(() => {
    if (typeof document === 'undefined') return given ?? idSlot;
    if (given === undefined) return newRandomId();
    return shared ? siblingId(given) : given;
  });
  const last = useRef({ id: initial, content: '' });
  return {
    initial,
    idFor(content) {
      const { current } = last;
      const changed = current.content !== '' && current.content !== content;
      last.current = { id: changed ? siblingId(current.id) : current.id, content };
      return last.current.id;
    },
    renew() {
      last.current = { id: siblingId(last.current.id), content: '' };
    },
  };
}

/** The hidden field: the page cache's slot in the server's HTML, the form's own id in the browser. */
export function SubmissionIdField({ id }: { readonly id: string }) {
  return <input type="hidden" name="submissionId" defaultValue={id} suppressHydrationWarning />;
}
