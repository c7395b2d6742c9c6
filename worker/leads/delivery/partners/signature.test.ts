/** The signature, checked against the example published with the Standard Webhooks libraries. */
import { describe, expect, it } from 'vitest';
import { signatureHeaders } from './signature.ts';

const example = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
};
const secret = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

describe('signatureHeaders', () => {
  it.each([secret, `whsec_${secret}`])(
    'with the secret %s returns the published signature',
    async (given) => {
      expect(await signatureHeaders(given, example)).toEqual({
        'webhook-id': example.id,
        'webhook-timestamp': '1614265330',
        'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
      });
    },
  );

  it('changes with every part', async () => {
    const of = async (change: object) =>
      (await signatureHeaders(secret, { ...example, ...change }))['webhook-signature'];
    const all = await Promise.all([
      of({}),
      of({ id: 'x' }),
      of({ timestamp: 1 }),
      of({ body: '' }),
    ]);
    expect(new Set(all).size).toBe(4);
  });

  it('refuses a secret that is not base64', async () => {
    await expect(signatureHeaders('not base64!', example)).rejects.toThrow();
  });
});
