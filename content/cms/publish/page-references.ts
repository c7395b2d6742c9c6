/** References in a page's text to other pages, whose path and title are stored with it. */
import type { JSONValue } from '@keystone-6/core/types';

export type PageReference = {
  readonly type: 'relationship';
  readonly data?: {
    readonly id?: string;
    readonly data?: { readonly brand?: { readonly id?: JSONValue } };
  } | null;
};

/** The value with each reference to a page replaced by what `change` returns. */
export function withReferences(
  value: JSONValue,
  change: (reference: PageReference) => JSONValue,
): JSONValue {
  if (Array.isArray(value)) return value.map((one) => withReferences(one, change));
  if (typeof value !== 'object' || value === null) return value;
  if ('type' in value && value.type === 'relationship') return change(value as PageReference);
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, withReferences(held, change)]),
  );
}

/** The ids of the pages that are named, some of them more than once. */
export function pagesNamedIn(value: JSONValue): string[] {
  const named: string[] = [];
  withReferences(value, (reference) => {
    if (reference.data) named.push(String(reference.data.id));
    return reference;
  });
  return named;
}
