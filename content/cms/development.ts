/** The brands, people and tokens of a first start; production gets an administrator of its own, and no tokens. */
import type { KeystoneContext } from '@keystone-6/core/types';
import { brandHosts } from './.generated/toolkit.mjs';
import { tokenHash } from './access/session.ts';
import { isProduction } from './cms-settings.ts';
import { development } from './development-values.mjs';

/** Creates whatever is missing and changes nothing that exists. */
export async function prepare(context: KeystoneContext): Promise<void> {
  if (isProduction) await refuseDevelopment(context);
  else refuseOwnAdministrator();
  const { query } = context.sudo();
  for (const { slug, name, hosts } of brandHosts) {
    const found = await query.Brand.findOne({ where: { slug }, query: 'id' });
    if (found) continue;
    const origins = isProduction
      ? `https://${hosts.production}`
      : `http://${hosts.development}:${process.env.SITE_PORT ?? development.sitePort}`;
    await query.Brand.createOne({ data: { slug, name, origins } });
  }
  if ((await query.User.count()) > 0) return;
  const { email, password } = isProduction ? ownAdministrator() : development;
  if (!email || password.length < 12) {
    throw new Error(
      'Nobody can sign in yet: set CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD (12 characters or more) for the first start',
    );
  }
  const data = { name: 'First administrator', email, password, role: 'admin' };
  await query.User.createOne({ data });
  if (!isProduction) await createTokens(context);
}

function ownAdministrator() {
  const { CMS_ADMIN_EMAIL: email = '', CMS_ADMIN_PASSWORD: password = '' } = process.env;
  return { email, password };
}

/**
 * Whoever names an administrator runs a production, and forgot to say so.
 * @throws Error before the public tokens are written
 */
function refuseOwnAdministrator(): void {
  const { email, password } = ownAdministrator();
  if (!email && !password) return;
  throw new Error(
    'CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD are for production: set CMS_STAGE=production too, or leave them out. Without CMS_STAGE, secrets and tokens that everybody knows open this CMS',
  );
}

/**
 * For a production that was first started without CMS_STAGE: the public credentials that start wrote would open it.
 * @throws Error naming the public credentials, and what to do
 */
async function refuseDevelopment(context: KeystoneContext): Promise<void> {
  if (process.env.CMS_ADMIN_PASSWORD === development.password) {
    throw new Error('Set CMS_ADMIN_PASSWORD to one of its own: the development value is public');
  }
  const { query } = context.sudo();
  const hashes = Object.values(development.tokens).map(tokenHash);
  const tokens = await query.Token.findMany({ where: { hash: { in: hashes } }, query: 'name' });
  const people = await query.User.findMany({
    where: { email: { equals: development.email } },
    query: 'email',
  });
  const brands = await query.Brand.findMany({
    where: { origins: { contains: '.localhost:' } },
    query: 'slug',
  });
  const found = [
    ...tokens.map(({ name }) => name),
    ...people.map(({ email }) => email),
    ...brands.map(({ slug }) => `Sites of ${slug}`),
  ];
  if (found.length === 0) return;
  const steps = [
    tokens.length > 0 ? 'delete these tokens' : '',
    people.length > 0 ? `give ${development.email} another email and a new password` : '',
    'give whoever else has the development’s password a new one',
    brands.length > 0 ? 'write each brand’s production host under Sites' : '',
  ].filter(Boolean);
  throw new Error(
    `This database was first started without CMS_STAGE=production, and still holds the development's own: ${found.join(', ')}. Start over an empty CMS_DATA; or start this one once more without CMS_STAGE, CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD, where nobody else reaches it: ${steps.join('; ')}`,
  );
}

async function createTokens(context: KeystoneContext): Promise<void> {
  const brands = { connect: brandHosts.map(({ slug }) => ({ slug })) };
  for (const [kind, secret] of Object.entries(development.tokens)) {
    await context.sudo().query.Token.createOne({
      data: { name: `development ${kind}`, kind, secret, hash: tokenHash(secret), brands },
    });
  }
}
