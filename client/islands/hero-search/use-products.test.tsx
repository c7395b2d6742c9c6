/** The products of a page's hero forms: what one form ticks, the others show, as far as they offer it. */
// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import { click, find, inDom, show, texts } from '../dom.fixture.tsx';
import type { HeroVertical } from './hero-search.schema.ts';
import { useProducts } from './use-products.ts';

inDom();

function Products({ slugs }: { readonly slugs: readonly VerticalSlug[] }) {
  const [selected, toggle] = useProducts(
    slugs.map((slug): HeroVertical => ({ id: slug, slug, title: slug })),
  );
  return (
    <form id={slugs.join('-')}>
      {slugs.map((slug) => (
        <button key={slug} type="button" name={slug} onClick={() => toggle(slug)} />
      ))}
      <output>{selected.join()}</output>
    </form>
  );
}

const tick = (form: string, slug: string) => click(find(`#${form} [name=${slug}]`));

it('are shared by the forms, in the order of each', async () => {
  await show(
    <>
      <Products slugs={['energy', 'mobile', 'broadband']} />
      <Products slugs={['broadband', 'solar', 'energy']} />
      <Products slugs={['mobile']} />
    </>,
  );
  expect(texts('output')).toEqual(['', '', 'mobile']);
  await tick('energy-mobile-broadband', 'energy');
  await tick('energy-mobile-broadband', 'broadband');
  // The third form's only product is not a choice.
  expect(texts('output')).toEqual(['energy,broadband', 'broadband,energy', 'mobile']);
  await tick('broadband-solar-energy', 'solar');
  await tick('energy-mobile-broadband', 'energy');
  expect(texts('output')).toEqual(['broadband', 'broadband,solar', 'mobile']);
});
