/** A certificate that nobody signed, for a server on this machine: browsers speak HTTP/2 over TLS only. */
import { generateKeyPairSync, sign } from 'node:crypto';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const tags = {
  integer: 0x02,
  bits: 0x03,
  oid: 0x06,
  utf8: 0x0c,
  time: 0x17,
  list: 0x30,
  set: 0x31,
};
/** 1.2.840.10045.4.3.2, ecdsa-with-SHA256, and 2.5.4.3, common name, as DER. */
const ecdsaWithSha256 = Buffer.from('2a8648ce3d040302', 'hex');
const commonName = Buffer.from('550403', 'hex');
const dayMs = 86_400_000;

/** Key and certificate (RFC 5280 §4.1, version 1) in PEM, good from yesterday for a month. */
export function selfSigned(name: string, now = Date.now()): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(tags.list, der(tags.oid, ecdsaWithSha256));
  const attribute = der(tags.list, der(tags.oid, commonName), der(tags.utf8, Buffer.from(name)));
  const who = der(tags.list, der(tags.set, attribute));
  const signed = der(
    tags.list,
    der(tags.integer, Buffer.from([1])),
    algorithm,
    who,
    der(tags.list, time(now - dayMs), time(now + 30 * dayMs)),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', signed, privateKey)]);
  const body = der(tags.list, signed, algorithm, der(tags.bits, signature)).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${body.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

/** One element: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const long = length > 0xff ? [0x82, length >> 8, length & 0xff] : [0x81, length];
  return Buffer.concat([Buffer.from([tag, ...(length < 0x80 ? [length] : long)]), content]);
}

/** `YYMMDDhhmmssZ`. */
function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(tags.time, Buffer.from(`${digits}Z`));
}
