/** A free port is one that stays free until a server starts on it. */
import { expect, it } from 'vitest';
import { freePort, serverPorts } from './free-port.ts';

it('a free port is outside the system’s range for outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(serverPorts.least);
    expect(port).toBeLessThan(serverPorts.most);
  }
  expect(serverPorts.most).toBeLessThan(32_768);
});
