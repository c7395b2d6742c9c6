/** The people, tokens and brands of a first start on a developer's machine. Production has none of them. */
import type { KeystoneContext } from '@keystone-6/core/types';
import { brandHosts } from './.generated/toolkit.mjs';
import { tokenHash } from './access/session.ts';
import { isProduction } from './cms-settings.ts';
import { development } from './development-values.mjs';

/** Creates what is missing; changes nothing that is there. */
export async function prepare(context: KeystoneContext): Promise<void> {
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
  const email = process.env.CMS_ADMIN_EMAIL ?? (isProduction ? '' : development.email);
  const password = process.env.CMS_ADMIN_PASSWORD ?? (isProduction ? '' : development.password);
  if (!email || password.length < 12) {
    throw new Error(
      'Nobody can sign in yet: set CMS_ADMIN_EMAIL and CMS_ADMIN_PASSWORD (12 characters or more) for the first start',
    );
  }
  const data = { name: 'First administrator', email, password, role: 'admin' };
  await query.User.createOne({ data });
  if (!isProduction) await createTokens(context);
}

async function createTokens(context: KeystoneContext): Promise<void> {
  const brands = { connect: brandHosts.map(({ slug }) => ({ slug })) };
  for (const [kind, secret] of Object.entries(development.tokens)) {
    await context.sudo().query.Token.createOne({
      data: { name: `development ${kind}`, kind, secret, hash: tokenHash(secret), brands },
    });
  }
}
