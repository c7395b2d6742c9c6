/** The island's element: its contract with the renderer, and what it refuses. */
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderHtml } from '../../ui/render-html.ts';
import { EnclosingIsland, Island, IslandScope, type IslandScopeValue } from './island.tsx';

const carousel = (props: object = { target: 'a', count: 1 }) => (
  <Island name="carousel" on="idle" props={props as { target: string; count: number }} />
);

function render(node: ReactNode, scope: Partial<IslandScopeValue> = {}): string {
  return renderHtml(<IslandScope value={{ prefix: 's0', count: 0, ...scope }}>{node}</IslandScope>);
}

describe('Island', () => {
  it('counts the islands of a section, so that ids never meet', () => {
    const html = render(
      <>
        {carousel()}
        {carousel()}
      </>,
    );
    expect([...html.matchAll(/prefix="([^"]*)"/g)].map((match) => match[1])).toEqual([
      's0i0-',
      's0i1-',
    ]);
  });

  it('asks for a scope', () => {
    expect(() => renderHtml(carousel())).toThrow(/"carousel" has no scope.*IslandScope/);
  });

  it('does not nest, and names both', () => {
    expect(() =>
      render(<EnclosingIsland value="hero-search">{carousel()}</EnclosingIsland>),
    ).toThrow('Island "carousel" is inside island "hero-search": islands do not nest');
  });

  it.each([
    [{ target: 'a', count: Number.NaN }, 'props.count'],
    [{ target: 'a', count: 1, from: new Date(0) }, 'props.from'],
    [{ target: 'a', count: 1, list: [{ on: () => {} }] }, 'props.list[0].on'],
    [{ target: 'a', count: 1, list: [undefined] }, 'props.list[0]'],
    [{ target: 'a', count: 1, map: new Map() }, 'props.map'],
  ])('in development names a prop that JSON loses: %o', (props, path) => {
    expect(() => render(carousel(props), { development: true })).toThrow(
      `Island "carousel": ${path} does not survive JSON`,
    );
  });

  it('accepts an absent optional prop', () => {
    const props = { target: 'a', count: 1, extra: undefined };
    expect(() => render(carousel(props), { development: true })).not.toThrow();
  });

  it('costs only itself when it throws in production, and reports it', () => {
    const report = vi.fn();
    const html = render(
      <>
        <p>before</p>
        <Island name="hero-search" on="load" props={{} as never} />
        <p>after</p>
      </>,
      { report },
    );
    expect(html).toBe('<p>before</p><p>after</p>');
    expect(report).toHaveBeenCalledWith('hero-search', expect.any(Error));
  });

  it('still throws in development', () => {
    const broken = <Island name="hero-search" on="load" props={{} as never} />;
    expect(() => render(broken, { development: true, report: () => {} })).toThrow(TypeError);
  });
});
