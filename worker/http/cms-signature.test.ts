/** The CMS's signatures: the contract's bytes pass, and a text that differs in any part does not. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  callAgeSeconds,
  isCall,
  isPreviewLink,
  signCall,
  signPreviewLink,
} from './cms-signature.ts';

const secret = 'a-secret-of-thirty-two-letters-or-more';
const now = 1_800_000_000_000;
const call = { id: 'call-1', timestamp: '1800000000', body: '{"brand":"acacia","number":42}' };
const link = { brand: 'acacia', path: '/energy', until: '1800000900' };

describe('a call', () => {
  it('is signed as the contract says, so that it can be signed in any language', async () => {
    // printf %s 'publish.call-1.1800000000.{"brand":"acacia","number":42}' | openssl dgst -sha256 -hmac …
    expect(await signCall(secret, call)).toBe(
      'v1=96e917f06bbcef6929cc702913f27f3598fb49bd148b7508f0ec0f97565642e0',
    );
    expect(await signPreviewLink(secret, link)).toBe(
      '02256b9458e3a24ef9cf529fc87ac0c7b48cd0e4bc99d61aa4956e1e2e91c401',
    );
  });

  it('is valid for five minutes before and after', async () => {
    const signature = await signCall(secret, call);
    for (const seconds of [-callAgeSeconds, 0, callAgeSeconds]) {
      expect(await isCall(secret, { ...call, signature }, now + seconds * 1000)).toBe(true);
    }
    for (const seconds of [-callAgeSeconds - 1, callAgeSeconds + 1, 86_400]) {
      expect(await isCall(secret, { ...call, signature }, now + seconds * 1000)).toBe(false);
    }
  });

  it('is invalid after any change to any part', async () => {
    const signature = await signCall(secret, call);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('id', 'timestamp', 'body', 'signature'),
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          fc.stringMatching(/^v1=[0-9a-f]{64}$/),
        ),
        async (part, value) => {
          const whole = { ...call, signature };
          fc.pre(whole[part as keyof typeof whole] !== value);
          expect(await isCall(secret, { ...whole, [part]: value }, now)).toBe(false);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('cannot move a character from one part to the next', async () => {
    const moved = { id: 'call-1', timestamp: '1800000000', body: call.body };
    const signature = await signCall(secret, { ...moved, id: 'call-1.1800000000', timestamp: '' });
    expect(await isCall(secret, { ...moved, signature }, now)).toBe(false);
    const dotted = { ...call, id: 'a.b' };
    expect(
      await isCall(secret, { ...dotted, signature: await signCall(secret, dotted) }, now),
    ).toBe(false);
  });

  it('with another secret, or in capitals, is invalid', async () => {
    const signature = await signCall(`${secret}x`, call);
    expect(await isCall(secret, { ...call, signature }, now)).toBe(false);
    const right = await signCall(secret, call);
    expect(await isCall(secret, { ...call, signature: right.toUpperCase() }, now)).toBe(false);
  });
});

describe('a preview link', () => {
  it('works only until its time, and for its brand and path', async () => {
    const signature = await signPreviewLink(secret, link);
    expect(await isPreviewLink(secret, { ...link, signature }, now)).toBe(true);
    expect(await isPreviewLink(secret, { ...link, signature }, now + 900_000)).toBe(false);
    for (const other of [{ brand: 'banksia' }, { path: '/' }, { until: '1800000901' }]) {
      expect(await isPreviewLink(secret, { ...link, signature, ...other }, now)).toBe(false);
    }
  });

  it('cannot be guessed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[0-9a-f]{64}$/), async (signature) => {
        expect(await isPreviewLink(secret, { ...link, signature }, now)).toBe(false);
      }),
    );
  });
});
