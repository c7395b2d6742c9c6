/** `npm run addresses:load -- <folder> | --sample`: loads a release of addresses beside the live one and switches to it. */
import { inLists } from '../../../worker/ports/address/load/load-parts.ts';
import { buildSample } from '../../../worker/ports/address/sample/sample.ts';
import { readCommandLine, UsageError, usageOf } from '../../commands/command-line.mjs';
import { deployedSite } from '../../site/deployed-site.ts';
import { loadInto } from '../load/load-into.ts';
import { type ShownProgress, showProgress } from '../load/load-progress.ts';
import { outcomeReport, readingReport } from '../load/load-report.ts';
import { withSlots } from '../load/with-slots.ts';
import { type GnafReading, readGnaf } from '../read/read-gnaf.ts';

const releasePattern = /^[a-z0-9][a-z0-9.-]{2,59}$/;

/** @returns 0 when the release is loaded, now or earlier */
export async function loadCommand(args: string[]): Promise<number> {
  const progress = showProgress(process.stderr);
  // Exits through `exit`, whose listener removes the sorted files, also when the terminal of a long load is lost.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1));
  }
  try {
    return await load(args, progress);
  } finally {
    progress.end();
  }
}

async function load(args: string[], progress: ShownProgress): Promise<number> {
  const { flag, text, argument: folder } = readCommandLine('addresses load', args);
  if ((folder === undefined) !== flag('sample')) {
    const say = folder === undefined ? 'Say which folder, or' : 'Say either a folder or';
    throw new UsageError(`${say} --sample:\n\n${usageOf('addresses load')}`);
  }
  const name = text('release');
  if (name !== undefined && !releasePattern.test(name)) {
    throw new UsageError(
      '--release must be lower-case letters, digits, dots and dashes: gnaf-2026-11',
    );
  }
  const environment = deployedSite(text('brand'), text('stage'))?.env;
  const began = Date.now();
  const reading = folder === undefined ? sample() : await read(folder, name, progress);
  const { release } = reading;
  if (flag('check')) {
    for await (const _ of release.addresses);
    progress.end();
    print(reading);
    return 0;
  }
  return withSlots(environment, async (slots, where) => {
    const outcome = await loadInto(slots, release, {
      force: flag('force'),
      settleMs: 35_000,
      settling: (ms) =>
        console.log(
          `waiting   ${Math.ceil(ms / 1000)} s: visitors may still be searching the previous release`,
        ),
      progress: (addresses) => progress.at('loading', addresses, reading.expected),
    });
    progress.end();
    print(reading);
    console.log(outcomeReport(outcome, where, release.id, (Date.now() - began) / 1000));
    return outcome.kind === 'empty' || outcome.kind === 'smaller' ? 1 : 0;
  });
}

function read(
  folder: string,
  releaseId: string | undefined,
  progress: ShownProgress,
): Promise<GnafReading> {
  const phases = { counted: 'counting', sorted: 'sorting' } as const;
  return readGnaf(folder, {
    releaseId,
    progress: (phase, bytes, total) => progress.at(phases[phase], bytes, total),
  });
}

function sample(): GnafReading {
  const release = buildSample();
  const count = release.addresses.length;
  return {
    release: { ...release, addresses: inLists(release.addresses, 5_000) },
    expected: count,
    read: count,
    retired: 0,
    refusals: () => [],
  };
}

function print(reading: GnafReading): void {
  for (const line of readingReport(reading)) console.log(line);
}
