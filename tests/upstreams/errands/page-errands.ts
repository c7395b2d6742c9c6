/** Pages that a visitor opens: content, plan lists in any state, basic info, a page that does not exist. */
import { verticals } from '../../../domain/vertical.ts';
import type { Errand, Visitor } from '../errand.ts';
import { isPage, missed, well } from '../judge.ts';

/** Far longer than a page may take; a later one counts as missing. */
const patienceMs = 10_000;

async function open(visitor: Visitor, path: string, status: number, shown = '') {
  const reply = await visitor.ask({ path, patienceMs });
  const right = isPage(reply, status, visitor.site.brand.name) && reply.body.includes(shown);
  return right ? well(reply) : missed(reply, `GET ${visitor.site.host}${path}`);
}

/** A list state that was not asked for before, so that no earlier answer can be served instead. */
function anyState(visitor: Visitor): string {
  const query = new URLSearchParams({
    sort: visitor.pick('sort', ['1', '2']),
    page: visitor.pick('page', ['1', '2', '3', '99']),
    data: visitor.pick('data', ['0', '10', '30', '60', '90']),
    utm_source: `u${Math.floor(visitor.chance('utm') * 1e6)}`,
  });
  return `?${query}`;
}

export const pageErrands: readonly Errand[] = [
  {
    name: 'content page',
    kind: 'page',
    weight: 26,
    run: (visitor) => open(visitor, visitor.pick('path', visitor.site.paths), 200),
  },
  {
    name: 'live page, asked for a state',
    kind: 'page',
    weight: 18,
    run: (visitor) =>
      open(visitor, visitor.pick('path', visitor.site.livePaths) + anyState(visitor), 200),
  },
  {
    name: 'basic info of a lead',
    kind: 'page',
    weight: 6,
    run: (visitor) => open(visitor, visitor.known.basicInfo, 200, visitor.known.line),
  },
  {
    name: 'basic info without a lead',
    kind: 'page',
    weight: 5,
    run(visitor) {
      const { basicInfoPath } = verticals[visitor.pick('vertical', visitor.site.products)];
      return open(visitor, basicInfoPath, 200, 'name="address"');
    },
  },
  {
    name: 'basic info with a plan in hand',
    kind: 'page',
    weight: 3,
    run(visitor) {
      const { basicInfoPath } = verticals[visitor.pick('vertical', visitor.site.products)];
      return open(visitor, `${basicInfoPath}?plan=plan-1`, 200, 'name="address"');
    },
  },
  {
    name: 'details for a plan',
    kind: 'page',
    weight: 3,
    run: (visitor) => open(visitor, `${visitor.known.basicInfo}&plan=plan-1&call=1`, 200),
  },
  {
    name: 'no such page',
    kind: 'page',
    weight: 2,
    run: (visitor) => open(visitor, `/no-such-page-${visitor.chance('path')}`, 404),
  },
];
