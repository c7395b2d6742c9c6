/** The route's name in the log, through the real app: always one of our patterns, whatever a visitor sends. */
import { afterEach, expect, it, vi } from 'vitest';
import { originOf, postJson, visit, wire } from '../../tests/workerd/support/workerd-site.ts';

const origin = originOf('acacia');
const fetch = wire({ env: { REQUEST_LOG: 'on' } });

afterEach(() => {
  vi.restoreAllMocks();
});

const get = (path: string) => visit(origin + path);

it.each([
  ['a page', get('/energy'), '/energy'],
  ['a page that is spelt differently', get('/ENERGY/'), 'redirect'],
  ['a page that is not there', get('/canary/canary'), '/404'],
  ['a form', postJson(`${origin}/api/lead-form`, {}), '/api/lead-form'],
  [
    'a spelling of our own',
    postJson(`${origin}/api/retreive-address`, {}),
    '/api/retreive-address',
  ],
  ['a step of the journey', get('/energy/basic-info?leadId=canary'), '/energy/basic-info'],
  ['a receipt of nobody', get('/receipt?ref=canary'), '/receipt'],
  ['colours', get('/colours/canary.css'), '/colours/*'],
  ['a call that is not there', postJson(`${origin}/api/canary`, {}), '/api/*'],
  ['a method that nothing serves', get('/energy'), 'refused', 'DELETE'],
  ['a host of no brand', visit('http://canary.localhost/energy'), 'refused'],
])(
  'the logged route of %s is one of our patterns',
  async (_name, request, route, method = request.method) => {
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line) => {
      lines.push(String(line));
    });
    await fetch(new Request(request, { method }));
    const logged = lines.map((line) => JSON.parse(line) as { event: string; route?: string });
    expect(logged.filter(({ event }) => event === 'request').map((line) => line.route)).toEqual([
      route,
    ]);
  },
);
