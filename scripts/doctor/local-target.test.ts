/** The local site as the doctor sees it, with the variables that npm start set. */
import { expect, it } from 'vitest';
import { inboxVars } from '../../tests/partner/partner-vars.ts';
import type { Env } from '../../worker/env.ts';
import { partnerCheck } from './checks/partner-checks.ts';
import { ok } from './finding.ts';
import { targetOf } from './local-target.ts';

const env = { LEAD_PARTNERS: '' } as unknown as Env;

it('the local site has the partner of npm start -- --inbox', async () => {
  const asked: string[] = [];
  const fetch = async (url: RequestInfo | URL) => {
    asked.push(String(url));
    return new Response();
  };
  const target = { ...targetOf(env, inboxVars('http://127.0.0.1:9')), fetch };
  expect(await partnerCheck.look(target)).toEqual([ok('partners', 'inbox answers at 127.0.0.1:9')]);
  expect(asked).toEqual(['http://127.0.0.1:9/inbox']);
});

it('the local site has no partner without --inbox', async () => {
  const [finding] = await partnerCheck.look(targetOf(env, {}));
  expect(finding?.says).toContain('none, so leads wait');
});
