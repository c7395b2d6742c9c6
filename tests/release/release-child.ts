/** A release over the stand-in, in a separate process that SIGKILL ends right after one of its commands. */
import { releaseBrand } from '../../scripts/release/release-brand.ts';
import { ReleaseStopped } from '../../scripts/release/release-order.ts';
import { releaseTarget } from '../../scripts/release/release-target.ts';
import { readAccount, writeAccount } from './wrangler-account.ts';
import { hostAtCutOver, hostOf, runStandIn } from './wrangler-stand-in.ts';

export interface ChildOrder {
  /** The file that stores the account. */
  readonly file: string;
  readonly brand: string;
  readonly tag: string;
  readonly smoke: 'passes' | 'fails';
  /** Whether the release takes over a host that another site has. */
  readonly newHost: boolean;
  /** The command, from 0, after which the process dies before it has the answer; the smoke test counts as one. */
  readonly dieAfter: number;
}

const [order = ''] = process.argv.slice(2);
const { file, brand, tag, smoke, newHost, dieAfter } = JSON.parse(order) as ChildOrder;
const target = releaseTarget(brand, 'qa');
let count = 0;

function step<T>(work: () => T): T {
  const done = work();
  if (count === dieAfter) process.kill(process.pid, 'SIGKILL');
  count += 1;
  return done;
}

try {
  await releaseBrand(
    { target, tagOf: () => tag, build: 'b', url: 'https://qa.example', newHost },
    {
      wrangler: async (args) =>
        step(() => {
          const account = readAccount(file);
          const answer = runStandIn(account, target, args);
          writeAccount(file, account);
          return answer;
        }),
      smoke: async () =>
        step(() =>
          smoke === 'passes'
            ? { passed: 14, failed: 0, faults: [] }
            : { passed: 13, failed: 1, faults: ['lead form'] },
        ),
      waits: { look: 5, traffic: 5, host: 50 },
      askHost: async () => (newHost ? hostAtCutOver : hostOf)(readAccount(file), target),
      say: () => undefined,
    },
  );
} catch (error) {
  if (!(error instanceof ReleaseStopped)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
console.log(count);
