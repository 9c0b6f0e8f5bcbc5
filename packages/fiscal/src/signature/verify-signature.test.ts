import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseXml } from '../xml/parse-xml.ts';
import { elementsOf, textOf, type XmlElement } from '../xml/xml-element.ts';
import { nodeCrypto } from './node-crypto.ts';
import { verifySignature } from './verify-signature.ts';

const samples = fileURLToPath(new URL('../../../../../shared/fiscal/samples/', import.meta.url));
const isHere = existsSync(samples);

function bodyOf(envelope: XmlElement): XmlElement {
  const body = elementsOf(envelope).find(({ name }) => name === 'Body');
  const [message] = body === undefined ? [envelope] : elementsOf(body);
  if (message === undefined) throw new Error('an empty body');
  return message;
}

const messageIn = (file: string) => bodyOf(parseXml(readFileSync(samples + file, 'utf8')));

test
  .skipIf(!isHere)
  .each(['spec/einv-RegisterEinvoiceRequest.SIGNED.xml', 'clients/RegisterTCRRequest.SIGNED.xml'])(
  'the signature of the sample %s is valid',
  (file) => {
    expect(verifySignature(messageIn(file), '#Request', nodeCrypto).fault).toBeNull();
  },
);

test.skipIf(!isHere)('the envelope of the signed sample message contains an e-invoice as base64', () => {
  const envelope = elementsOf(messageIn('spec/einv-RegisterEinvoiceRequest.SIGNED.xml')).find(
    ({ name }) => name === 'EinvoiceEnvelope',
  );
  const document = Buffer.from(textOf(envelope as XmlElement), 'base64').toString('utf8');
  expect(parseXml(document).name).toBe('Invoice');
});
