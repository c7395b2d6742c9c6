/** Writes an island into the page: the server's HTML of a component, and what the browser needs to start it. */
import { type ComponentType, createContext, useContext } from 'react';
import { renderHtml } from '../../ui/render-html.ts';
import { type IslandName, type IslandProps, registry } from '../island-registry.ts';
import { firstLossyPath } from './json-props.ts';

export interface IslandScopeValue {
  /** Unique on the page: `s3` for the fourth section. */
  readonly prefix: string;
  /** Islands rendered so far in this scope; each island adds one. */
  count: number;
  /** Collects the name of each island that was written. */
  readonly names?: Set<string>;
  /** Throws for props that do not survive JSON, and lets a failing island throw. */
  readonly development?: boolean;
  /** Called when an island could not be rendered and was left out (production). */
  readonly report?: (name: string, error: unknown) => void;
}

/** The renderer wraps each section in one: `<IslandScope value={{ prefix: 's3', count: 0 }}>`. */
export const IslandScope = createContext<IslandScopeValue | null>(null);

/** The name of the island being rendered; islands do not nest. */
export const EnclosingIsland = createContext<string | null>(null);

/** When an island starts; `media:` is followed by a media query. */
type IslandTrigger = 'load' | 'idle' | 'visible' | 'interaction' | `media:${string}`;

export interface IslandElementProps<Name extends IslandName> {
  readonly name: Name;
  readonly on: IslandTrigger;
  /** JSON: dates travel as ISO strings. */
  readonly props: IslandProps<Name>;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-island': {
        name: string;
        on: string;
        prefix: string;
        props: string;
        dangerouslySetInnerHTML: { __html: string };
      };
    }
  }
}

/**
 * `<Island name="hero-search" on="interaction" props={…} />`. Rendered separately, with its own id
 * prefix, because useId counts differently inside the page's tree than alone in the browser.
 * @throws Error without a scope, inside another island, and (development) for props that are not JSON
 */
export function Island<Name extends IslandName>({ name, on, props }: IslandElementProps<Name>) {
  const scope = useContext(IslandScope);
  const enclosing = useContext(EnclosingIsland);
  if (enclosing !== null) {
    throw new Error(`Island "${name}" is inside island "${enclosing}": islands do not nest`);
  }
  if (scope === null) {
    throw new Error(
      `Island "${name}" has no scope: wrap the view in <IslandScope value={{ prefix, count: 0 }}>`,
    );
  }
  if (scope.development) assertJson(name, props);
  const prefix = `${scope.prefix}i${scope.count++}-`;
  const html = renderAlone(name, props, prefix, scope.development ? undefined : scope.report);
  if (html === undefined) return null;
  scope.names?.add(name);
  return (
    <x-island
      name={name}
      on={on}
      prefix={prefix}
      props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function renderAlone(
  name: IslandName,
  props: object,
  prefix: string,
  report: ((name: string, error: unknown) => void) | undefined,
): string | undefined {
  // The compiler checked name and props as a pair where the island was written.
  const Component = registry[name] as ComponentType<object>;
  try {
    return renderHtml(
      <EnclosingIsland value={name}>
        <Component {...props} />
      </EnclosingIsland>,
      { identifierPrefix: prefix },
    );
  } catch (error) {
    if (report === undefined) throw error;
    report(name, error);
    return undefined;
  }
}

function assertJson(name: string, props: object): void {
  const lossy = firstLossyPath(props);
  if (lossy !== undefined) {
    throw new Error(
      `Island "${name}": ${lossy} does not survive JSON. Pass text, numbers, booleans, lists and plain objects; dates as ISO strings`,
    );
  }
}
