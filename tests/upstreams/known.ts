/** Ids and URLs that the run's visitors need, made through the site while the partner is well. */
import { jsonBody } from '../../scripts/site/local-server.ts';
import { home, manual, manualLine } from '../e2e/support/sample-addresses.ts';
import { jsonOf } from '../harness/visitor.ts';
import type { Known, SiteFacts, Visitor } from './errand.ts';
import { askAddress } from './errands/address-errands.ts';
import { askGateway } from './errands/gateway-errands.ts';
import { formPatienceMs } from './judge.ts';
import { visitorOf } from './upstream-visitors.ts';

const nothing: Known = { recordId: '', gatewayVisit: '', basicInfo: '', line: manualLine };

/** @throws Error that names what the site failed to make although the partner is well */
export async function learn(port: number, site: SiteFacts): Promise<Known> {
  const visitor = visitorOf({ port, seed: 0, index: 0, site, known: nothing });
  const known: Known = {
    recordId: await recordOf(visitor),
    gatewayVisit: await gatewayVisitOf(visitor),
    basicInfo: await basicInfoOf(visitor),
    line: manualLine,
  };
  const missing = Object.entries(known).filter(([, value]) => value === '');
  if (missing.length === 0) return known;
  const names = missing.map(([name]) => name).join(', ');
  throw new Error(`The partner is well, yet ${site.host} gave no ${names}`);
}

async function recordOf(visitor: Visitor): Promise<string> {
  const { data } = jsonOf(
    await askAddress(visitor, '/api/address-search', { address: home.typed }),
  );
  const [first] = Array.isArray(data) ? (data as { RecordId?: unknown }[]) : [];
  return String(first?.RecordId ?? '');
}

async function gatewayVisitOf(visitor: Visitor): Promise<string> {
  const { data } = jsonOf(await askGateway(visitor, 'POST /visit/create', { address: 'Here' }));
  return String((data as { visit_id?: unknown } | null)?.visit_id ?? '');
}

async function basicInfoOf(visitor: Visitor): Promise<string> {
  const vertical = visitor.site.products.slice(0, 1);
  const hero = jsonBody({ page: '/', mode: 'address', entry: 'manual', vertical, ...manual });
  const asked = { path: '/api/hero', patienceMs: formPatienceMs, ...hero };
  const { redirect } = jsonOf(await visitor.ask(asked));
  if (typeof redirect !== 'string') return '';
  const { pathname, search } = new URL(redirect);
  return pathname + search;
}
