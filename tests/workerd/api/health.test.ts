/** /healthz: the build, and the source of the addresses. */
import { env } from 'cloudflare:workers';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { healthAnswer } from '../../../worker/openapi/answers.ts';
import { releaseIn } from '../../../worker/ports/address/releases.ts';
import { SAMPLE_RELEASE } from '../../../worker/ports/address/sample/sample.ts';
import { seedSample } from '../../../worker/ports/address/sample/seed-sample.ts';
import { originOf, visit, wire } from '../support/workerd-site.ts';

const url = `${originOf('acacia')}/healthz`;

it('distinguishes the sample from a national release, and says when nothing is loaded', async () => {
  const health = async () => (await wire()(visit(url))).json();
  expect(await health()).toMatchObject({ addresses: { kind: 'none', release: null } });
  await seedSample(env.ADDRESSES_DB, env.ADDRESSES_DB_B);
  const loaded = await releaseIn(env.ADDRESSES_DB);
  const sample = { kind: 'sample', release: SAMPLE_RELEASE, addresses: loaded?.addresses };
  expect(await health()).toMatchObject({ ok: true, brand: 'acacia', addresses: sample });
  await env.ADDRESSES_DB.prepare("UPDATE release SET kind = 'national', id = 'gnaf-1'").run();
  expect(await health()).toMatchObject({ addresses: { kind: 'national', release: 'gnaf-1' } });
}, 60_000);

it('answers as it is described, deployed or not', async () => {
  for (const env of [{}, { VERSION: { id: 'a1b2' } }]) {
    const answer: unknown = await (await wire({ env })(visit(url))).json();
    expect(v.safeParse(healthAnswer, answer).issues).toBeUndefined();
    expect(answer).toMatchObject({ version: env.VERSION?.id ?? null });
  }
});

it('is up when the address index is not, because an address can be entered by hand', async () => {
  const down = () => Promise.reject(new Error('index is down'));
  const address = { search: down, retrieve: down, postcodes: down, source: down };
  const response = await wire({ ports: { address } })(visit(url));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ ok: true, addresses: { kind: 'unknown' } });
});
