import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { expectFreePort } from './free-port.ts';

test.each(['127.0.0.1', '::'])(
  'a port in use at %s is refused with a readable message, and accepted once it is free',
  async (host) => {
    const other = createServer().listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(expectFreePort(port, 'PORT', 0)).rejects.toThrow(`Porta ${port} është e zënë.`);
    other.close();
    await once(other, 'close');
    await expect(expectFreePort(port, 'PORT', 0)).resolves.toBeUndefined();
  },
);
