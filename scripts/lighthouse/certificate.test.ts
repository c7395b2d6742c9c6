/** The certificate: what Node reads in it, and that it is signed by its own key. */
import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { selfSigned } from './certificate.ts';

describe('selfSigned', () => {
  const now = Date.parse('2026-11-01T10:20:30Z');
  const read = new X509Certificate(selfSigned('a name', now).cert);

  it('names who it is for, from yesterday for a month', () => {
    expect(read.subject).toBe('CN=a name');
    expect(Date.parse(read.validFrom)).toBe(Date.parse('2026-10-31T10:20:30Z'));
    expect(Date.parse(read.validTo)).toBe(Date.parse('2026-12-01T10:20:30Z'));
  });

  it('is signed by its own key', () => {
    expect(read.verify(read.publicKey)).toBe(true);
    expect(read.verify(new X509Certificate(selfSigned('a name', now).cert).publicKey)).toBe(false);
  });
});
