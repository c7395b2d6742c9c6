/** The random id of a form: the idempotency key of what it sends (decision 007). */
import { useRef, useState } from 'react';
import { newRandomId } from '../../../domain/forms/hidden-fields.ts';
import { idSlot } from '../../ui/visitor-slots.ts';

export interface SubmissionId {
  /** For the hidden input: the slot on the server, a new id in the browser. */
  readonly initial: string;
  /**
   * The same id for the same content, so that a retry is safe; a new one once the content changed,
   * since the same id with other content is a conflict.
   */
  readonly idFor: (content: string) => string;
  /** The next send has a new id, whatever its content: the one before is settled. */
  readonly renew: () => void;
}

/** @param given an id that came with the props */
export function useSubmissionId(given?: string): SubmissionId {
  const [initial] = useState(
    () => given ?? (typeof document === 'undefined' ? idSlot : newRandomId()),
  );
  const last = useRef({ id: initial, content: '' });
  return {
    initial,
    idFor(content) {
      const { current } = last;
      const changed = current.content !== '' && current.content !== content;
      last.current = { id: changed ? newRandomId() : current.id, content };
      return last.current.id;
    },
    renew() {
      last.current = { id: newRandomId(), content: '' };
    },
  };
}

/** The hidden field. The server's HTML has the page cache's slot in it, the browser its own id. */
export function SubmissionIdField({ id }: { readonly id: string }) {
  return <input type="hidden" name="submissionId" defaultValue={id} suppressHydrationWarning />;
}
