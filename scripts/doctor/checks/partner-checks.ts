/** Can LEAD_PARTNERS be used, are the secrets that it names there, and does each partner answer? */
import type { PartnerConfig } from '../../../worker/leads/delivery/partners/define-partner.ts';
import { parsePartners } from '../../../worker/leads/delivery/partners/partner-config.ts';
import { bad, type Check, type Finding, look, ok } from '../finding.ts';
import type { Place } from '../place.ts';

const patienceMs = 10_000;

export const partnerCheck: Check<Place> = {
  about: 'partners',
  mend: 'npm run doctor',
  async look(place) {
    const { partners: text = '' } = place;
    if (text.trim() === '') return [unreadFinding(place)];
    let configs: readonly PartnerConfig[];
    try {
      configs = parsePartners(text);
    } catch (error) {
      const [, ...faults] = (error as Error).message.split('\n');
      const says = faults.map((one) => one.trim()).join('; ') || (error as Error).message;
      return [bad('partners', `LEAD_PARTNERS cannot be used: ${says}`, putPartners(place))];
    }
    const findings = await Promise.all(configs.map((config) => partnerFindings(place, config)));
    return findings.flat();
  },
};

function unreadFinding(place: Place): Finding {
  if (!place.has('LEAD_PARTNERS')) {
    if (place.stage === null) {
      return ok('partners', 'none, so leads wait: npm start -- --inbox has one');
    }
    return look('partners', 'nobody is to get the leads: they wait', putPartners(place));
  }
  return look(
    'partners',
    'LEAD_PARTNERS is a secret, which nobody can read back',
    `npm run doctor -- --partners partners.json ${place.options}`,
  );
}

async function partnerFindings(place: Place, config: PartnerConfig): Promise<Finding[]> {
  const missing = secretsOf(config).filter((name) => !place.has(name));
  return [
    ...missing.map((name) =>
      bad(
        'partners',
        `${config.name} needs the secret ${name}, which is not set`,
        place.stage === null
          ? `a line ${name}=… in .dev.vars`
          : `npx wrangler secret put ${name} --env ${place.name}`,
      ),
    ),
    await answerFinding(place, config),
  ];
}

function secretsOf(config: PartnerConfig): string[] {
  return (['apiKey', 'signingSecret'] as const).flatMap((field) => {
    const name: unknown = Reflect.get(config, field);
    return typeof name === 'string' ? [name] : [];
  });
}

/** Any answer will do: nothing is sent, so nothing can be accepted or refused. */
async function answerFinding(place: Place, { name, url }: PartnerConfig): Promise<Finding> {
  const { host } = new URL(url);
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const { status } = await place.fetch(url, { method: 'OPTIONS', redirect: 'manual', signal });
    if (status < 500) return ok('partners', `${name} answers at ${host}`);
    return bad(
      'partners',
      `${name} answers ${status} at ${host}`,
      `ask ${name}: leads wait for them`,
    );
  } catch {
    return bad(
      'partners',
      `${name} does not answer at ${host}`,
      `ask ${name}: leads wait for them`,
    );
  }
}

function putPartners({ stage, name }: Place): string {
  return stage === null
    ? 'a line LEAD_PARTNERS=[…] in .dev.vars (docs/operations/leads.md)'
    : `npx wrangler secret put LEAD_PARTNERS --env ${name} < partners.json`;
}
