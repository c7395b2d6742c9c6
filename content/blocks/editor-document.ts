/** An editor's document as the CMS keeps it: nodes of rich text, and blocks whose props are a form's values. */

/** A value of a form: plain JSON. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

/** A node of a document; its contents are checked where they are read. */
export interface EditorNode {
  readonly type?: string | undefined;
  readonly children?: readonly EditorNode[];
  readonly [key: string]: unknown;
}

/** The path of a text in a block's props: `['topics', 0, 'content']`. */
export type PropPath = readonly (string | number)[];

/** A block as the CMS keeps it; each text is a child that names its path in the props. */
export interface BlockNode extends EditorNode {
  readonly type: 'component-block';
  readonly component: string;
  readonly props: Readonly<Record<string, Json>>;
  readonly children: readonly EditorNode[];
}

/** The data of a picture's record in the CMS. */
export interface CmsPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly focus?: { readonly x: number; readonly y: number };
}

/** Looks up the CMS's records while content is put into it. */
export interface CmsRecords {
  picture(src: string): { readonly id: string; readonly picture: CmsPicture } | undefined;
  page(path: string): { readonly id: string; readonly title: string } | undefined;
}

/** A record's own property, never one of its prototype's. */
export function own(record: unknown, key: string): unknown {
  if (typeof record !== 'object' || record === null || !Object.hasOwn(record, key))
    return undefined;
  return (record as Readonly<Record<string, unknown>>)[key];
}

/** The items of a list; none for anything that is not a list. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
