/** What `wrangler dev` is asked for, so that sites can start at the same time. */
import { expect, it } from 'vitest';
import { devArguments } from './dev-server.ts';

const site = { port: 8787, folder: '.wrangler/state', logLevel: 'error', hosts: ['a.localhost'] };
const after = (args: readonly string[], name: string) => args[args.indexOf(name) + 1];

it('a site takes no fixed port but its own, so that another can start beside it', () => {
  const args = devArguments({ ...site, vars: {} });
  expect(after(args, '--port')).toBe('8787');
  expect(after(args, '--inspector-port')).toBe('0');
});

it('a site gets its variables and keeps its data in its folder', () => {
  const args = devArguments({ ...site, vars: { STAGE: 'production', LEAD_PARTNERS: '{"a":1}' } });
  expect(after(args, '--persist-to')).toBe('.wrangler/state');
  expect(args.slice(args.indexOf('--var'))).toEqual([
    '--var',
    'STAGE:production',
    '--var',
    'LEAD_PARTNERS:{"a":1}',
  ]);
});
