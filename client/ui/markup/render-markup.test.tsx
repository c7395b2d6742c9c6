/** Our writer's HTML, byte for byte the same as React's: elements, hooks, and every section and island. */
import {
  type ComponentType,
  createContext,
  forwardRef,
  memo,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../brands/brands.ts';
import { Document, type DocumentHead, RuntimeScript } from '../../document.tsx';
import { islandExamples } from '../../islands/island-examples.ts';
import { type IslandName, registry } from '../../islands/island-registry.ts';
import { EnclosingIsland, IslandScope } from '../../islands/runtime/island.tsx';
import { sectionOf, sections } from '../../sections/section-registry.ts';
import { renderByReact, renderHtml } from '../render-html.ts';
import { UnwrittenMarkup } from './markup-error.ts';
import { renderMarkup } from './render-markup.ts';

const Words = createContext('none');

function Named({ children }: { readonly children?: ReactNode }) {
  const id = useId();
  const other = useId();
  return (
    <p id={id} data-other={other}>
      {useContext(Words)}
      {children}
    </p>
  );
}

function Hooked() {
  const [count] = useState(() => 3);
  const [step] = useReducer((state: number) => state + 1, 4);
  const sum = useMemo(() => count + step, [count, step]);
  const kept = useRef('kept');
  const place = useSyncExternalStore(
    () => () => undefined,
    () => 'browser',
    () => 'server',
  );
  useEffect(() => {
    throw new Error('Effects belong to the browser');
  });
  return `${sum} ${kept.current} ${place}`;
}

function Setting() {
  const [count, setCount] = useState(0);
  if (count === 0) setCount(1);
  return count;
}

function Failing(): ReactNode {
  throw new Error('mine');
}

const Kept = memo(Named);
const Passed = forwardRef<HTMLParagraphElement, { readonly word: string }>((props, ref) => (
  <p ref={ref}>{props.word}</p>
));

const rows = Array.from({ length: 40 }, (_, row) => row);

const elements: Readonly<Record<string, ReactNode>> = {
  texts: ['a', 'b', 1, '', null, false, <b key="b">c</b>, 'd', ['e', 'f']],
  'signs to escape': <p title={`"'&<>`}>{`a "'&<> z`}</p>,
  'signs to escape in a long text': <p title={`"'&<> é`.repeat(99)}>{`"'&<> – `.repeat(99)}</p>,
  'texts beside elements': (
    <p>
      {'one'} {'two'}
      <i>three</i>
      {4}
      {5}
    </p>
  ),
  attributes: (
    <div
      className="a b"
      tabIndex={-1}
      hidden
      draggable={false}
      aria-hidden={true}
      data-on={false}
      onClick={() => undefined}
      contentEditable={false}
      suppressContentEditableWarning
    >
      <label htmlFor="x">x</label>
      <img src="/a.webp" srcSet="/a.webp 1x" alt="" width={10} height={0} loading="eager" />
      <video muted autoPlay playsInline controls={false} />
      <a href="/b" download>
        Plans as a file
      </a>
      <a href="/a?b=1&c=2" download="c.csv">
        there
      </a>
      <td colSpan={2} rowSpan={3} />
      <ol start={3} reversed />
    </div>
  ),
  fields: (
    <form method="post" action="/api/lead" noValidate className="f">
      <input value="v" name="n" type="text" id="i" readOnly required />
      <input type="checkbox" defaultChecked name="c" defaultValue="on" />
      <input type="radio" checked={false} value="" readOnly />
      <textarea name="t" rows={0} cols={20} defaultValue={'\nfirst'} />
      <select defaultValue="b" name="s">
        <option value="a">A</option>
        <option>b</option>
        <option value="">
          {'c'}
          {1}
        </option>
      </select>
      <select multiple defaultValue={['1', '2']}>
        <option value={1}>one</option>
        <option value={3}>three</option>
      </select>
      <button name="b" type="submit" formAction="/x" value="1" disabled={false}>
        Send
      </button>
    </form>
  ),
  picture: (
    <svg viewBox="0 0 1 1" role="img">
      <title>Name</title>
      <text textAnchor="middle" fontSize={3} fontWeight={700} fillOpacity={0.5}>
        {12}%
      </text>
    </svg>
  ),
  'given HTML': <div dangerouslySetInnerHTML={{ __html: '<b>&</b>' }} />,
  'broken lines': <pre>{'\nfirst'}</pre>,
  'our own element': (
    <x-island
      name="a&b"
      on="load"
      prefix="s1"
      props='{"a":"<"}'
      dangerouslySetInnerHTML={{ __html: 'x' }}
    />
  ),
  hooks: <Hooked />,
  kinds: [<Kept key="1">k</Kept>, <Passed key="2" word="w" />],
  contexts: [
    <Words key="1" value="outer">
      <Named />
      <Words value="inner">
        <Named />
      </Words>
      <Named />
    </Words>,
    <Named key="2" />,
  ],
  boundaries: (
    <>
      before
      <Suspense>
        <Named />
        <ul>
          {[1, 2].map((row) => (
            <Suspense key={row} fallback="none">
              {row} of <Named />
            </Suspense>
          ))}
        </ul>
      </Suspense>
      after
    </>
  ),
  'many ids': rows.map((row) => (
    <ul key={row}>
      {[1, 2, 3, 4, 5, 6, 7].map((item) => (
        <li key={item}>
          {item}
          <Named>
            <Named>
              {[1, 2, 3].map((deep) => (
                <span key={deep}>
                  <Named>{[<Named key="a" />, <Named key="b" />]}</Named>
                </span>
              ))}
            </Named>
          </Named>
        </li>
      ))}
    </ul>
  )),
};

describe.each(Object.entries(elements))('%s', (_, node) => {
  it('is what React writes', () => {
    const prefix = 's3i1-';
    expect(renderMarkup(node, { prefix })).toBe(renderByReact(node, { identifierPrefix: prefix }));
  });
});

const shown = Object.values(sections).flatMap(({ type, examples }) =>
  Object.entries(examples).flatMap(([name, example]) =>
    brands.map((brand) => ({ type, name, slug: brand.slug, example, brand })),
  ),
);

describe.each(shown)('section $type, $name, $slug', ({ type, example, brand }) => {
  it('is what React writes', () => {
    const definition = sectionOf(type);
    if (!definition) throw new Error(`No section ${type}`);
    const { schema, view: View, exampleLive: live } = definition;
    const section = v.parse(schema, example);
    const context = { brand, path: '/energy', index: 1, count: 3, live };
    const made = () => (
      <IslandScope value={{ prefix: 's1', count: 0 }}>
        <View section={section} context={context} />
      </IslandScope>
    );
    expect(renderMarkup(made())).toBe(renderByReact(made()));
  });
});

const islands = (Object.keys(registry) as IslandName[]).flatMap((name) =>
  Object.entries(islandExamples[name]).map(([example, props]) => ({ name, example, props })),
);

describe.each(islands)('island $name, $example', ({ name, props }) => {
  it('is what React writes', () => {
    const Component = registry[name] as ComponentType<object>;
    const made = () => (
      <EnclosingIsland value={name}>
        <Component {...props} />
      </EnclosingIsland>
    );
    const prefix = 's1i0-';
    expect(renderMarkup(made(), { prefix })).toBe(
      renderByReact(made(), { identifierPrefix: prefix }),
    );
  });
});

const asset = { url: '/a-1.css', integrity: 'sha384-a+b/c=' };
const head: DocumentHead = {
  title: 'Tom & Co',
  description: 'What "it" is',
  siteName: 'Acacia',
  icon: '/icon.svg',
  touchIcon: '/icon.png',
  webManifest: '/site.webmanifest',
  themeColour: '#ffffff',
};
const wholeHead: DocumentHead = {
  ...head,
  canonical: 'https://www.acacia.example/a?b=1&c=2',
  robots: 'noindex',
  image: { url: '/a.png', alt: 'A', type: 'image/png', width: 1200, height: 630 },
  article: { published: '2026-11-21' },
  feed: { url: '/feed.xml', title: 'News' },
};

describe.each<[string, ReactNode]>([
  [
    'a document',
    <Document
      key="1"
      head={head}
      brandStyle="corporate"
      stylesheet={asset}
      body="<main>x</main>"
    />,
  ],
  [
    'a document with everything in its head',
    <Document key="2" head={wholeHead} brandStyle="marketing" stylesheet={asset} body="" />,
  ],
  ['the runtime', <RuntimeScript key="3" {...asset} />],
  ['the runtime of forms that are checked', <RuntimeScript key="4" {...asset} challenge />],
])('%s', (_, node) => {
  it('is what React writes', () => {
    expect(renderMarkup(node, { isDocument: true })).toBe(renderByReact(node));
  });

  it('is left to React where a section stands', () => {
    expect(() => renderMarkup(node)).toThrow(UnwrittenMarkup);
  });
});

it.each<[string, ReactNode]>([
  ['a script with a text', <script key="1">{'go()'}</script>],
  ['a title of several texts', <title key="2">{['a', 'b']}</title>],
  ['a style sheet with a text', <style key="3">{'p {}'}</style>],
])('%s is left to React in a document, too', (_, node) => {
  expect(() => renderMarkup(node, { isDocument: true })).toThrow(UnwrittenMarkup);
});

describe('what is left to React', () => {
  it.each<[string, ReactNode]>([
    ['a style', <p key="1" style={{ color: 'red' }} />],
    ['a script', <script key="2" src="/a.js" />],
    ['a title', <title key="6">a</title>],
    ['a state that is set while rendering', <Setting key="3" />],
    ['a boundary that ends in text', <Suspense key="5">a</Suspense>],
    [
      'a URL that runs',
      <a key="4" href={'java\nscript:alert(1)'}>
        x
      </a>,
    ],
  ])('%s', (_, node) => {
    expect(() => renderMarkup(node)).toThrow(UnwrittenMarkup);
    expect(renderHtml(node)).toBe(renderByReact(node));
  });

  it('is not what a component throws', () => {
    expect(() => renderHtml(<Failing />)).toThrow('mine');
  });

  it('does not hide what a component throws inside a boundary', () => {
    const failing = (
      <Suspense>
        <Failing />
      </Suspense>
    );
    expect(() => renderHtml(failing)).toThrow('mine');
    expect(() => renderHtml([<p key="1" style={{ color: 'red' }} />, failing])).toThrow(
      'A view failed inside a Suspense boundary',
    );
  });
});
