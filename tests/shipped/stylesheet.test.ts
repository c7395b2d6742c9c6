/** A brand's two stylesheets have every class that their pages render, and stay within their budgets. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type SelectorComponent, transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { exampleContext, renderSection } from '../../client/sections/section.fixture.tsx';
import { sections } from '../../client/sections/section-registry.ts';
import { minifyCss } from '../../scripts/build/brand-css.ts';
import { filesBelow, root } from '../../scripts/build/files-below.ts';
import { plansOnly, sharedCss } from '../../scripts/build/shared-css.ts';
import unoConfig from '../../uno.config.ts';

/** Classes that only mark a place, and the empty one. */
const markers = new Set(['', 'group', 'choice']);

const { shortcuts = {} } = unoConfig;

/** Shortcuts that a rule restyles everywhere: in large text, on paper, in forced colours. */
const elsewhere = ['amounts', 'plan-card', 'plan-sponsored'];

const most = await sharedCss((file) => !plansOnly.test(file));
const plans = await sharedCss();

describe('the stylesheets', () => {
  it.each([
    ['of most pages', most, 11_000],
    ['of pages with plans', plans, 15_000],
  ])(
    '%s is within its budget, brotli, fonts and tokens apart (docs/operations/speed.md)',
    (_, css, budget) => {
      expect(brotliCompressSync(minifyCss(css)).length).toBeLessThanOrEqual(budget - 500);
    },
  );

  it.each(Object.values(sections))('know every class that $type renders', (section) => {
    const sheet = plansOnly.test(`client/sections/${section.type}/`) ? plans : most;
    const names = Object.values(section.examples).flatMap((example) =>
      [...renderSection(example, exampleContext()).matchAll(/\sclass="([^"]*)"/g)].flatMap(
        (match) => (match[1] ?? '').replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '),
      ),
    );
    const unknown = names.filter(
      (name) =>
        !markers.has(name) &&
        !/^c-[bf]g-[0-9a-f]{6}$/.test(name) &&
        !sheet.includes(`.${escaped(name)}`),
    );
    expect(unknown).toEqual([]);
  });

  it('keep an iPhone from enlarging some of the text when it is turned', () => {
    expect(minifyCss(most)).toContain('-webkit-text-size-adjust:100%');
  });

  it('restyle no shortcuts but those listed, so that a shortcut’s definition is complete', () => {
    expect(new Set(restyled().filter((name) => Object.hasOwn(shortcuts, name)))).toEqual(
      new Set(elsewhere),
    );
  });

  it('hide the headings of live panels wherever script runs, `:has()` or not', () => {
    expect(minifyCss(most)).toContain('@media screen{.tab-panels[data-live]>*>.tab-heading{');
  });

  it('leave a button in rich text its own colour: links there weigh no more than its class', () => {
    expect(minifyCss(most)).toContain(':where(.prose) a{color:var(--action)}');
  });

  it('name no host, import nothing, and contain no picture', () => {
    expect(plans).not.toMatch(/@import|url\(/);
  });
});

describe('views of plans', () => {
  /** Files that may import them: they name all islands, or are for pages whose head links the plans stylesheet. */
  const mayShow = /^client\/(?:islands\/island-\w+\.ts|sections\/section-registry\.ts|gallery\/)/;

  it('are only on pages whose stylesheet has their styles', () => {
    const wrong = filesBelow(join(root, 'client'))
      .map((file) => `client/${file}`)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .filter((file) => !plansOnly.test(file) && !mayShow.test(file))
      .flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+\.tsx)'/g)]
          .map(([, path]) => normalize(join(dirname(file), path ?? '')))
          .filter((view) => plansOnly.test(view))
          .map((view) => `${file} imports ${view}`),
      );
    expect(wrong).toEqual([]);
  });
});

/** Classes that a rule of client/styles selects on their own, without an ancestor or a state. */
function restyled(): string[] {
  const styles = join(root, 'client/styles');
  const alone: string[] = [];
  const note = (selector: readonly SelectorComponent[]): void => {
    const [only, ...more] = selector;
    if (!only || more.length > 0) return;
    if (only.type === 'class') alone.push(only.name);
    if (only.type === 'pseudo-class' && only.kind === 'is') only.selectors.forEach(note);
  };
  for (const file of filesBelow(styles).filter((name) => name.endsWith('.css'))) {
    transform({
      filename: file,
      code: readFileSync(join(styles, file)),
      visitor: { Rule: { style: ({ value }) => value.selectors.forEach(note) } },
    });
  }
  return alone;
}

/** A class name, escaped for a selector. */
function escaped(name: string): string {
  return name.replace(/[^\w-]/g, (character) => `\\${character}`).replace(/^\d/, '\\3$& ');
}
