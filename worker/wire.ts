/** Chooses adapters from the configuration, and keeps one of each per isolate. */
import type { Cms } from './content/cms.types.ts';
import { type ContentLoader, createContentLoader } from './content/loader.ts';
import type { Ports } from './context.ts';
import type { Env } from './env.ts';
import { reasonOf } from './http/errors.ts';
import { logLine } from './http/log.ts';
import { type Delivering, wireDelivery } from './leads/delivery/wire-delivery.ts';
import { createD1Outbox } from './leads/outbox/d1-outbox.ts';
import { embeddedContent } from './ports/content/embedded-content.ts';
import { createFilesContent } from './ports/content/files-content.ts';
import { createKvContent } from './ports/content/kv-content.ts';
import { createAnalyticsNumbers } from './ports/numbers/analytics-numbers.ts';
import { createD1Numbers } from './ports/numbers/d1-numbers.ts';
import { type NumbersPort, noNumbers } from './ports/numbers/numbers.port.ts';
import { wireOutside } from './ports/wire-outside.ts';
import { manifest } from './render/manifest.ts';
import { cmsContent, wireCms } from './wire-cms.ts';

let loader: ContentLoader | undefined;

/** Memory ▸ KV ▸ CMS ▸ files; the memory lives as long as the isolate. */
export function wireContent(env: Env): ContentLoader {
  loader ??= createContentLoader(
    [createKvContent(env.CONTENT), ...cmsContent(env), createFilesContent(embeddedContent)],
    logLine,
  );
  return loader;
}

const cms = new WeakMap<Env, Cms>();

/** One CMS per isolate; undefined without CMS_URL. */
export function wireCmsOnce(env: Env): Cms | undefined {
  const known =
    cms.get(env) ?? wireCms(env, { whenSynced: (brand) => wireContent(env).lookAgain(brand) });
  if (known) cms.set(env, known);
  return known;
}

const delivering = new WeakMap<Env, Delivering>();

/** One courier per isolate, for requests, queue and sweep alike. */
export function wireDelivering(env: Env): Delivering {
  const known = delivering.get(env) ?? wireDelivery(env);
  delivering.set(env, known);
  return known;
}

const ports = new WeakMap<Env, Ports>();

/** One of each adapter per isolate, because their breakers remember failures. */
export function wirePorts(env: Env): Ports {
  const known = ports.get(env);
  if (known) return known;
  const outside = wireOutside(env, {}, manifest.build);
  const { note } = wireDelivering(env);
  const wired: Ports = {
    ...outside,
    outbox: createD1Outbox(env.LEADS_DB, undefined, note, outside.leads.copyLead),
    numbers: wireNumbers(env),
    dispatch: (keys) => wireDelivering(env).dispatch(keys),
  };
  ports.set(env, wired);
  return wired;
}

function wireNumbers({ NUMBERS, NUMBERS_DB }: Env): NumbersPort {
  if (NUMBERS) return createAnalyticsNumbers(NUMBERS);
  if (!NUMBERS_DB) return noNumbers;
  const failed = (reason: unknown) => logLine({ event: 'not_counted', reason: reasonOf(reason) });
  return createD1Numbers(NUMBERS_DB, failed);
}
