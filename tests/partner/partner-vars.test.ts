/** The output of `npm run partner` can be pasted into `.dev.vars`. */
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { devVarLines, inboxVars, partnerVars } from './partner-vars.ts';

it('reads as the variables of a site that was started with the partner', () => {
  const origin = 'http://127.0.0.1:8788';
  const lines = devVarLines(origin);
  expect(parseEnv(lines.join('\n'))).toEqual({ ...partnerVars(origin), ...inboxVars(origin) });
  expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
});
