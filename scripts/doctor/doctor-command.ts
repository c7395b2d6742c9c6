/** One run of `npm run doctor`: from options to sections of findings. */
import { readCommandLine, UsageError } from '../commands/command-line.mjs';
import { reasonOf } from '../commands/reason-of.ts';
import { type DeployedSite, deployedSite } from '../site/deployed-site.ts';
import { addressCheck, catalogueCheck } from './checks/catalogue-checks.ts';
import { contentCheck } from './checks/content-checks.ts';
import { databaseChecks } from './checks/database-checks.ts';
import { leadCheck, retentionCheck } from './checks/lead-checks.ts';
import { machineChecks } from './checks/machine-checks.ts';
import { partnerCheck } from './checks/partner-checks.ts';
import { queueCheck, secretsCheck, siteCheck, sizeCheck } from './checks/stage-checks.ts';
import type { Section } from './doctor-report.ts';
import type { DoctorTarget } from './doctor-target.ts';
import { bad, examine, ok } from './finding.ts';
import type { Machine } from './machine.ts';
import { type StageParts, siteTarget, stageTarget } from './stage-target.ts';

export interface DoctorOptions {
  /** Undefined for this machine. */
  readonly site: DeployedSite | undefined;
  readonly json: boolean;
  /** A file with the value of LEAD_PARTNERS. */
  readonly partners: string | undefined;
}

/** @throws UsageError saying what is wrong and what to write instead */
export function doctorOptions(args: readonly string[]): DoctorOptions {
  const { flag, text } = readCommandLine('doctor/doctor', args);
  const [site, partners] = [deployedSite(text('brand'), text('stage')), text('partners')];
  if (!site && partners !== undefined) {
    throw new UsageError(
      '--partners goes with --brand and --stage: this machine has LEAD_PARTNERS in .dev.vars',
    );
  }
  return { site, json: flag('json'), partners };
}

const targetChecks = [
  ...databaseChecks,
  contentCheck,
  catalogueCheck,
  addressCheck,
  partnerCheck,
  leadCheck,
  retentionCheck,
];

/** Examines this machine, and the site of `npm start` if it has been started. */
export async function examineMachine(
  machine: Machine,
  local: ((work: (target: DoctorTarget) => Promise<Section>) => Promise<Section>) | undefined,
): Promise<Section[]> {
  const findings = await examine(machineChecks, machine);
  const site = 'the local site';
  if (!local) {
    const nothing = ok('site', 'not started yet: npm start makes it');
    return [
      { title: 'this machine', findings },
      { title: site, findings: [nothing] },
    ];
  }
  const section = await local(async (target) => ({
    title: site,
    findings: await examine(targetChecks, target),
  })).catch((error) => ({ title: site, findings: [bad('site', firstLine(error), 'npm start')] }));
  return [{ title: 'this machine', findings }, section];
}

/** Examines a deployed brand and stage. */
export async function examineStage(site: DeployedSite, parts: StageParts): Promise<Section[]> {
  const title = `${site.brand.slug} ${site.stage}`;
  try {
    const target = await stageTarget(site, parts);
    const own = await examine([secretsCheck, queueCheck, sizeCheck, siteCheck], target);
    return [{ title, findings: [...own, ...(await examine(targetChecks, target))] }];
  } catch (error) {
    const [says = '', mend = 'npx wrangler whoami'] = firstLine(error).split(/: (?=np[mx] )/);
    // The site can still be checked from outside.
    const seen = await examine([siteCheck], siteTarget(site, parts.fetch));
    return [{ title, findings: [bad('worker', says, mend), ...seen] }];
  }
}

function firstLine(error: unknown): string {
  const [line = ''] = reasonOf(error).split('\n');
  return line;
}
