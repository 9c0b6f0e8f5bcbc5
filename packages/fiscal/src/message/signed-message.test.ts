import { createPrivateKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fiscalization } from '../fiscalization/messages.ts';
import { nodeCrypto, nodeSigner } from '../signature/node-crypto.ts';
import { invoiceCode, transferNoteCode } from './issuer-code.ts';
import { signedMessage } from './signed-message.ts';

const vectorsFile = fileURLToPath(
  new URL('../../../../../shared/fiscal/vectors/iic-wtnic-qr.json', import.meta.url),
);
const vectors = existsSync(vectorsFile) ? JSON.parse(readFileSync(vectorsFile, 'utf8')) : null;
const identity = {
  issuer: 'I12345678I',
  issuedAt: '2019-06-12T17:05:43+02:00',
  ordinal: '9952',
  businessUnit: 'bb123bb123',
  till: 'cc123cc123',
  software: 'ss123ss123',
  total: '99.01',
};

test.skipIf(vectors === null)(
  'the computed codes of an invoice and an accompanying invoice equal those of the official example',
  () => {
    const key = createPrivateKey({ key: vectors.exampleKeyJwk, format: 'jwk' });
    const using = { ...nodeCrypto, ...nodeSigner(key, '') };
    expect(invoiceCode(identity, using)).toEqual({
      code: 'D04C13B4063D63A13B5D822A90178A7C',
      signature: vectors.iic.signatureHex,
    });
    expect(transferNoteCode(identity, using).code).toBe('363350A9E21BC289253AAC9DC8C5E7E5');
  },
);

test.skipIf(vectors === null)('a message is written in canonical order and includes its signature', () => {
  const key = createPrivateKey({ key: vectors.exampleKeyJwk, format: 'jwk' });
  const message = signedMessage(
    fiscalization,
    'RegisterTCRRequest',
    {
      Header: { UUID: '42afb6e3-f4e0-4fd1-a5dc-2c6a1b6f4dd8', SendDateTime: '2026-11-15T10:00:00+01:00' },
      TCR: { IssuerNUIS: 'L01714012M', BusinUnitCode: 'ge484ak993', TCRIntID: '1 & "2"', Type: 'REGULAR' },
    },
    { ...nodeCrypto, ...nodeSigner(key, 'AAAA') },
  );
  expect(message).toContain(
    '<TCR BusinUnitCode="ge484ak993" IssuerNUIS="L01714012M" TCRIntID="1 &amp; &quot;2&quot;" Type="REGULAR"></TCR>',
  );
  expect(message).toMatch(/^<RegisterTCRRequest xmlns="[^"]+" Id="Request" Version="3"><Header /);
});
