/** The gallery: every section and example in a brand's theme, at a chosen width, with its fields. */
import type { ShownExample } from './examples.tsx';
import { frameWidths } from './gallery-css.ts';
import { type GalleryState, galleryHref, SwitchRow } from './gallery-links.tsx';
import type { FieldRow } from './schema-fields.ts';
import type { SectionFields } from './section-fields.ts';

export interface GalleryProps {
  readonly state: GalleryState;
  readonly brands: readonly { readonly slug: string; readonly name: string }[];
  readonly types: readonly string[];
  readonly examples: readonly ShownExample[];
  /** The words that editors read about the section, when only one is shown. */
  readonly documented?: SectionFields | undefined;
}

export function Gallery({ state, brands, types, examples, documented }: GalleryProps) {
  const { section } = state;
  const brandSwitches = brands.map(({ slug, name }) => ({
    label: name,
    state: { ...state, brand: slug },
  }));
  const widthSwitches = [undefined, ...frameWidths].map((width) => ({
    label: width === undefined ? 'window' : `${width} px`,
    state: { ...state, width },
  }));
  const sectionSwitches = [undefined, ...types].map((type) => ({
    label: type ?? 'all',
    state: { ...state, section: type },
  }));
  return (
    <div className="gl">
      <header>
        <h1>{section ? `Section: ${section}` : 'Sections'}</h1>
        {documented ? <p>{`${documented.about.title}: ${documented.about.description}`}</p> : null}
        <div className="gl-bar">
          <SwitchRow name="Brand" switches={brandSwitches} current={state} />
          <SwitchRow name="Width" switches={widthSwitches} current={state} />
        </div>
        <SwitchRow name="Section" switches={sectionSwitches} current={state} />
      </header>
      <main id="main">
        {section && documented ? <FieldsTable type={section} rows={documented.fields} /> : null}
        {examples.map((example) => (
          <Example key={`${example.type} ${example.name}`} example={example} state={state} />
        ))}
      </main>
    </div>
  );
}

function Example({ example, state }: { example: ShownExample; state: GalleryState }) {
  const { type, name, html, problem } = example;
  return (
    <article className="gl-example" aria-label={`${type}, ${name}`}>
      <h2 className="gl-title">
        {state.section ? name : <a href={galleryHref({ ...state, section: type })}>{type}</a>}
      </h2>
      {problem ? (
        <pre className="gl-problem">{problem}</pre>
      ) : (
        <div
          className={`gl-frame ${state.width ? `gl-w${state.width}` : ''}`.trimEnd()}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </article>
  );
}

/** Name, what it does, type, whether it is required, default and rules of each field. */
function FieldsTable({ type, rows }: { type: string; rows: readonly FieldRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="gl-scroll" aria-label={`Fields of ${type}`} tabIndex={0}>
      <table className="gl-table">
        <caption>{`Fields of ${type}`}</caption>
        <thead>
          <tr>
            {['Field', 'What it does', 'Type', 'Required', 'Default', 'Rules'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, title, description, type: kind, required, fallback, rules }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{[title, description].filter(Boolean).join(': ')}</td>
              <td>{kind}</td>
              <td>{required ? 'yes' : 'no'}</td>
              <td>{fallback === undefined ? '–' : <code>{fallback}</code>}</td>
              <td>{rules.join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
