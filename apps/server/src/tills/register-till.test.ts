import { fiscalization, messageIn, readMessage, verifySignature } from '@tezga/fiscal';
import { nodeCrypto } from '@tezga/fiscal/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../platform/log.ts';
import { openTaxAuthority } from '../platform/tax-authority/tax-authority.ts';
import {
  issueCertificate,
  signerOf,
  startTestAuthority,
  startTestServer,
  type TestAuthority,
  type TestServer,
} from '../testing/index.ts';
import { registerTill } from './index.ts';

let authority: TestAuthority;
let server: TestServer;
beforeAll(async () => {
  authority = await startTestAuthority();
  server = await startTestServer({ environment: authority.environment });
});
afterAll(async () => {
  await server.stop();
  await authority.stop();
});

test('a till is submitted as the official schema requires, signed by the business, and gets its code', async () => {
  const { config, clock } = server;
  const taxAuthority = openTaxAuthority({
    config,
    clock,
    log: createLog('silent'),
    recordClock: async () => undefined,
    recordAnswer: async () => undefined,
  });
  const issued = await issueCertificate('L91412709B');
  const till = {
    nuis: 'L91412709B',
    businessUnitCode: 'bb123bb123',
    name: 'Arka 1, Qendra',
    softwareCode: 'ss123ss123',
    maintainerCode: 'mm123mm123',
    lastDay: '2099-12-31',
  };
  const outcome = await registerTill({ taxAuthority, signer: signerOf(issued), clock }, till);
  taxAuthority.close();
  expect(outcome).toMatchObject({ kind: 'answer', value: { TCRCode: 'aa111bb222' } });

  const message = messageIn(authority.received.at(-1) ?? '');
  if (message === null) throw new Error('no message was sent');
  expect(verifySignature(message, '#Request', nodeCrypto)).toMatchObject({ fault: null });
  expect(readMessage(fiscalization, 'RegisterTCRRequest', message)).toMatchObject({
    faults: [],
    value: {
      TCR: {
        IssuerNUIS: 'L91412709B',
        BusinUnitCode: 'bb123bb123',
        TCRIntID: 'Arka 1, Qendra',
        SoftCode: 'ss123ss123',
        MaintainerCode: 'mm123mm123',
        Type: 'REGULAR',
        ValidTo: '2099-12-31',
      },
    },
  });
});
