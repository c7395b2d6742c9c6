/** A section as an editor sees it: its purpose, its pictures and words in place, and what keeps it from going live. */
import { NotEditable } from '@keystone-6/fields-document/component-blocks';
import type { ReactNode } from 'react';
import {
  type Field,
  getDescription,
  isSwitched,
  schemaOf,
  valueFault,
} from '../.generated/toolkit.mjs';

/** The preview props of any field that a card uses. */
interface Shown {
  readonly value?: unknown;
  readonly element?: ReactNode;
  readonly fields?: Readonly<Record<string, Shown>>;
  readonly elements?: readonly (Shown & { readonly key: string })[];
  readonly discriminant?: unknown;
}

const quiet = { color: '#5b6470', fontSize: 13 };

export function blockCard(type: string, fields: readonly Field[]) {
  const schema = schemaOf(type);
  const help = schema ? getDescription(schema) : undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: Keystone needs one component per block, made once
  return function BlockCard(props: { readonly fields: Readonly<Record<string, Shown>> }) {
    return (
      <div data-block={type} style={{ display: 'grid', gap: 10, padding: 4 }}>
        {help ? (
          <NotEditable>
            <span style={quiet}>{help}</span>
          </NotEditable>
        ) : null}
        <Parts fields={fields} shown={props.fields} />
      </div>
    );
  };
}

function Parts({
  fields,
  shown,
}: {
  fields: readonly Field[];
  shown: Readonly<Record<string, Shown>>;
}) {
  return fields.map((field) => {
    const part = shown[field.name];
    return part ? <Part key={field.name} field={field} shown={part} /> : null;
  });
}

function Part({ field, shown }: { field: Field; shown: Shown }): ReactNode {
  if (isSwitched(field)) {
    if (shown.discriminant !== true) return null;
    const inner = shown.value as Shown;
    return (
      <Labelled label={field.label}>
        <Value field={field} shown={inner} />
      </Labelled>
    );
  }
  return <Value field={field} shown={shown} />;
}

function Value({ field, shown }: { field: Field; shown: Shown }): ReactNode {
  switch (field.kind) {
    case 'words':
      return <Labelled label={field.label}>{shown.element}</Labelled>;
    case 'group': {
      const inner = shown.fields ?? {};
      const isEmpty = !inner.url?.value;
      return (
        <>
          {field.hasPicture ? (
            <Thumbnail label={field.label} isNeeded={isEmpty} shown={inner.picture?.value} />
          ) : null}
          <Parts fields={field.fields} shown={inner} />
        </>
      );
    }
    case 'shapes': {
      const name = String(shown.discriminant);
      const inner = (shown.value as Shown | undefined)?.fields ?? {};
      return (
        <Labelled label={`${field.label}: ${name}`}>
          <Parts fields={field.shapes[name] ?? []} shown={inner} />
        </Labelled>
      );
    }
    case 'list':
      return (
        <Items
          label={field.label}
          shown={shown}
          item={(each) => <Part field={field.item} shown={each} />}
        />
      );
    case 'pairs':
      return null;
    case 'picture':
      return (
        <Thumbnail
          label={field.label}
          isNeeded={field.required && !shown.fields?.link?.value}
          shown={shown.fields?.picture?.value}
        />
      );
    case 'value':
      return <Line field={field} value={shown.value} />;
  }
}

function Items({
  label,
  shown,
  item,
}: {
  label: string;
  shown: Shown;
  item: (each: Shown) => ReactNode;
}) {
  const elements = shown.elements ?? [];
  if (elements.length === 0) return null;
  return (
    <Labelled label={`${label} (${elements.length})`}>
      {elements.map((each) => (
        <div
          key={each.key}
          style={{ borderLeft: '3px solid #d5dae0', paddingLeft: 12, display: 'grid', gap: 6 }}
        >
          {item(each)}
        </div>
      ))}
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: 4 }}>
      <NotEditable>
        <span style={quiet}>{label}</span>
      </NotEditable>
      {children}
    </div>
  );
}

function Line({ field, value }: { field: Extract<Field, { kind: 'value' }>; value: unknown }) {
  const isEmpty = value === null || value === undefined || value === '';
  if (isEmpty && !field.required) return null;
  const problem = isEmpty ? 'fill this in before you publish' : valueFault(field.schema, value);
  const isTitle = /title|heading/i.test(field.name) && field.control === 'line';
  return (
    <NotEditable>
      <span style={quiet}>{field.label}: </span>
      <span style={isTitle ? { fontSize: 18, fontWeight: 650 } : {}}>
        {isEmpty ? '' : shortOf(value)}
      </span>
      {problem ? <span style={{ color: '#b3261e', fontSize: 13 }}> {problem}</span> : null}
    </NotEditable>
  );
}

function Thumbnail({
  label,
  isNeeded,
  shown,
}: {
  label: string;
  isNeeded: boolean;
  shown: unknown;
}) {
  const picture = shown as
    | { label?: string; data?: { picture?: { src?: string } } }
    | null
    | undefined;
  if (!picture)
    return isNeeded ? <Wanted label={label} problem="choose one before you publish" /> : null;
  const src = picture.data?.picture?.src ?? '';
  // The CMS serves uploaded files; a shipped picture is on the site, so only its name shows here.
  const uploaded = src.startsWith('/media/cms/')
    ? src.replace('/media/cms/', '/media/')
    : undefined;
  return (
    <NotEditable>
      <span style={quiet}>{label}: </span>
      {uploaded ? (
        // biome-ignore lint/performance/noImgElement: Keystone's admin has no image service
        <img src={uploaded} alt="" style={{ maxHeight: 96, maxWidth: 220, borderRadius: 6 }} />
      ) : null}
      <span>{picture.label ?? src}</span>
    </NotEditable>
  );
}

function Wanted({ label, problem }: { label: string; problem: string }) {
  return (
    <NotEditable>
      <span style={quiet}>{label}: </span>
      <span style={{ color: '#b3261e', fontSize: 13 }}>{problem}</span>
    </NotEditable>
  );
}

/** Long values are cut off here: the form has all of them. */
function shortOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const words = Array.isArray(value) ? value.join(', ') : String(value);
  return words.length > 300 ? `${words.slice(0, 300)} …` : words;
}
