/** The site's app with content that changes on each request, in one of several ways (bench/candidates.ts). */
import { createApp, type Wiring } from '../../worker/app.ts';
import type { ParsedSection } from '../../worker/content/parse-sections.ts';
import type { Env } from '../../worker/env.ts';
import { isLive } from '../../worker/plans/live-sections.ts';
import { wireContent, wirePorts } from '../../worker/wire.ts';
import { answeredOnce, changedContent } from './changed-content.ts';

// Removed, because here the Cache API runs in the measured process and would count as the page's time.
Object.defineProperty(globalThis, 'caches', { value: undefined });

interface Way {
  /** Each request sees a publication that no cache knows. */
  readonly isPublished: boolean;
  /** Each request is an hour later, so all live answers have expired; new ones are in memory. */
  readonly isLater: boolean;
  /** True for sections that have changed. */
  readonly isRetold: (section: ParsedSection, place: number, count: number) => boolean;
}

const hourMs = 3_600_000;
const live: Way = { isPublished: false, isLater: true, isRetold: () => false };
const ways: Readonly<Record<string, Way>> = {
  'first-render': { isPublished: true, isLater: false, isRetold: () => true },
  'published-anew': {
    isPublished: true,
    isLater: false,
    isRetold: (_, place, count) => place === count >> 1,
  },
  'live-expired': live,
  'live-renewed': { ...live, isRetold: (section) => isLive([section]) },
};

type App = ReturnType<typeof createApp>;
let app: App | undefined;
let hours = 0;

export default {
  fetch(request: Request, env: Env & { readonly WAY: string }, context: ExecutionContext) {
    const way = ways[env.WAY];
    if (!way) throw new Error(`No way "${env.WAY}": give one of ${Object.keys(ways).join(', ')}`);
    app ??= createApp(wiring(env, way));
    if (way.isLater) hours += 1;
    return app.fetch(request, env, context);
  },
};

type ExecutionContext = Parameters<App['fetch']>[2];

function wiring(env: Env, { isPublished, isLater, isRetold }: Way): Wiring {
  const now = Date.now.bind(Date);
  Date.now = () => now() + hours * hourMs;
  const content = changedContent(wireContent(env), isPublished, isRetold);
  const ports = wirePorts(env);
  const used = isLater ? { ...ports, plans: answeredOnce(ports.plans) } : ports;
  return { content: () => content, ports: () => used };
}
