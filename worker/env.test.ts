/** Environments that the worker refuses to start with: the error names each faulty variable, never its value. */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { checkEnv, type Env } from './env.ts';

const faults = (change: Partial<Env>): string => {
  try {
    checkEnv({ ...(env as unknown as Env), ...change });
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('the environment', () => {
  it('is fine as wrangler.toml has it', () => {
    expect(faults({})).toBe('');
  });

  it.each(['GATEWAY_URL', 'GRAPHQL_URL', 'ADDRESS_URL', 'CMS_URL'] as const)(
    'names %s when it holds a password, and not the password',
    (name) => {
      const words = faults({
        [name]: 'https://user:Zq7x@partner.example',
        NEXT_TOKEN_SECRET: 's'.repeat(32),
      });
      expect(words).toContain(`${name}: must not contain a user name or password`);
      expect(words).not.toContain('Zq7x');
    },
  );

  it('names what a CMS needs beside its URL', () => {
    const CMS_URL = 'https://cms.example/api/graphql';
    const words = faults({ CMS_URL });
    expect(words).toContain('CMS_TOKEN: CMS_URL needs it');
    expect(words).toContain('CMS_SECRET: CMS_URL needs one of at least 32 characters');
    const secret = { CMS_URL, CMS_TOKEN: 'read' };
    expect(faults({ ...secret, CMS_SECRET: 'Zq7x'.repeat(7) })).toMatch(/CMS_SECRET(?!.*Zq7x)/s);
    expect(faults({ ...secret, CMS_SECRET: 'Zq7x'.repeat(8) })).toBe('');
    expect(faults({ CMS_URL: 'http://cms.example/api/graphql' })).toContain(
      'CMS_URL: must be https',
    );
  });

  it('demands a secret for tokens beside a paid address service, too long to be found by trying', () => {
    const ADDRESS_URL = 'https://address.partner.example';
    const words = 'NEXT_TOKEN_SECRET: ADDRESS_URL needs one of at least 32 characters';
    expect(faults({ ADDRESS_URL })).toContain(words);
    const short = faults({ ADDRESS_URL, NEXT_TOKEN_SECRET: 'Zq7x'.repeat(7) });
    expect(short).toContain(words);
    expect(short).not.toContain('Zq7x');
    expect(faults({ ADDRESS_URL, NEXT_TOKEN_SECRET: 'Zq7x'.repeat(8) })).toBe('');
  });

  it('names the kinds of address service when it is told of another', () => {
    expect(faults({ ADDRESS_KIND: 'gnaf' })).toContain(
      'ADDRESS_KIND is "gnaf": set it to one of predictive, addressr',
    );
    for (const kind of ['', 'predictive', 'addressr']) {
      expect(faults({ ADDRESS_KIND: kind })).toBe('');
    }
  });

  it('names everything that is wrong at once', () => {
    const words = faults({ STAGE: 'nowhere', GATEWAY_URL: 'http://gw.partner.example' });
    expect(words).toContain('STAGE is "nowhere"');
    expect(words).toContain('GATEWAY_URL: must be https');
  });
});
