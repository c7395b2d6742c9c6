/** Checks that LEAD_PARTNERS is valid, that the secrets it names exist, and that each partner answers. */
import type { PartnerConfig } from '../../../worker/leads/delivery/partners/define-partner.ts';
import { parsePartners } from '../../../worker/leads/delivery/partners/partner-config.ts';
import type { DoctorTarget } from '../doctor-target.ts';
import { bad, type Check, type Finding, look, ok } from '../finding.ts';

const patienceMs = 10_000;

export const partnerCheck: Check<DoctorTarget> = {
  about: 'partners',
  mend: 'npm run doctor',
  async look(target) {
    const { partners: text = '' } = target;
    if (text.trim() === '') return [unreadFinding(target)];
    let configs: readonly PartnerConfig[];
    try {
      configs = parsePartners(text);
    } catch (error) {
      const [, ...faults] = (error as Error).message.split('\n');
      const says = faults.map((one) => one.trim()).join('; ') || (error as Error).message;
      return [bad('partners', `LEAD_PARTNERS cannot be used: ${says}`, putPartners(target))];
    }
    const findings = await Promise.all(configs.map((config) => partnerFindings(target, config)));
    return findings.flat();
  },
};

function unreadFinding(target: DoctorTarget): Finding {
  if (!target.has('LEAD_PARTNERS')) {
    if (target.stage === null) {
      return ok('partners', 'none, so leads wait: npm start -- --inbox has one');
    }
    return look('partners', 'no partner is set, so leads wait', putPartners(target));
  }
  return look(
    'partners',
    'LEAD_PARTNERS is a secret, which nobody can read back',
    `npm run doctor -- --partners partners.json ${target.options}`,
  );
}

async function partnerFindings(target: DoctorTarget, config: PartnerConfig): Promise<Finding[]> {
  const missing = secretsOf(config).filter((name) => !target.has(name));
  return [
    ...missing.map((name) =>
      bad(
        'partners',
        `${config.name} needs the secret ${name}, which is not set`,
        target.stage === null
          ? `add a line ${name}=… to .dev.vars`
          : `npx wrangler secret put ${name} --env ${target.name}`,
        `${config.name} ${name}`,
      ),
    ),
    await answerFinding(target, config),
  ];
}

function secretsOf(config: PartnerConfig): string[] {
  return (['apiKey', 'signingSecret'] as const).flatMap((field) => {
    const name: unknown = Reflect.get(config, field);
    return typeof name === 'string' ? [name] : [];
  });
}

/** Any answer will do: nothing is sent, so nothing can be accepted or refused. */
async function answerFinding(target: DoctorTarget, { name, url }: PartnerConfig): Promise<Finding> {
  const { host } = new URL(url);
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const { status } = await target.fetch(url, { method: 'OPTIONS', redirect: 'manual', signal });
    // 501: the server answers, but does not support OPTIONS.
    if (status < 500 || status === 501) return ok('partners', `${name} answers at ${host}`);
    return bad(
      'partners',
      `${name} answers ${status} at ${host}`,
      `ask ${name}: leads wait for them`,
      name,
    );
  } catch {
    return bad(
      'partners',
      `${name} does not answer at ${host}`,
      `ask ${name}: leads wait for them`,
      name,
    );
  }
}

function putPartners({ stage, name }: DoctorTarget): string {
  return stage === null
    ? 'add a line LEAD_PARTNERS=[…] to .dev.vars (docs/operations/leads.md)'
    : `npx wrangler secret put LEAD_PARTNERS --env ${name} < partners.json`;
}
