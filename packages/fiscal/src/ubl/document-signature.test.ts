import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { nodeCrypto, nodeSigner } from '../signature/node-crypto.ts';
import { canonicalXml } from '../xml/canonical-xml.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { XmlFault } from '../xml/xml-fault.ts';
import { completeDocument } from './complete-document.ts';
import { signedDocument, verifyDocument } from './document-signature.ts';
import { atRate, exampleDraft } from './example-draft.ts';
import { readDocument } from './read-document.ts';
import { ublNamespaces } from './ubl-namespaces.ts';
import { writeContent, writeDocument } from './write-document.ts';

const samples = fileURLToPath(new URL('../../../../../shared/fiscal/samples/', import.meta.url));
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = createPublicKey(privateKey);
// The certificate is a placeholder, because this test verifies the signature with the key alone.
const using = {
  ...nodeCrypto,
  ...nodeSigner(privateKey, 'AAAA'),
  verify: (_certificate: string, bytes: Uint8Array, signature: Uint8Array) =>
    verify('sha256', bytes, publicKey, signature),
};

const draft = exampleDraft([atRate('20.00', '12.50', '3'), atRate('6.00')], {
  attachments: [
    {
      id: { value: 'Porosia' },
      description: 'Porosia & marrëveshja',
      file: { content: 'JVBERi0xLjQK', mimeCode: 'application/pdf', fileName: 'porosia "1".pdf' },
    },
  ],
});
const kinds = ['380', '381'].map((typeCode) => completeDocument({ ...draft, typeCode }));

test.each(kinds)('a signed $kind is written in canonical form', (document) => {
  const { canonical } = writeContent(document);
  const name = document.kind === 'invoice' ? 'Invoice' : 'CreditNote';
  expect(canonicalXml(parseXml(writeDocument(document)))).toBe(
    `<${name} xmlns="${ublNamespaces[document.kind]}">${canonical}</${name}>`,
  );
});

test.each(kinds)(
  'the signature of a signed $kind is valid, and parsing it returns the unsigned document',
  (document) => {
    const written = signedDocument(document, using);
    expect(verifyDocument(parseXml(written), using)).toEqual({ certificate: 'AAAA', fault: null });
    expect(readDocument(written)).toEqual(document);
  },
);

test('a signed document with any byte changed has an invalid signature', () => {
  const written = Buffer.from(signedDocument(completeDocument(draft), using));
  const begin = written.indexOf('<Invoice');
  const end = written.length - 1;
  // Bytes of the certificate placeholder are not changed, because the verifier of this test ignores it.
  const certificate = written.indexOf('AAAA');
  for (let place = begin; place < end; place += 11) {
    if (place >= certificate && place < certificate + 4) continue;
    const altered = Buffer.from(written);
    altered[place] = (altered[place] ?? 0) ^ 1;
    expect(isAccepted(altered.toString()), `byte ${place}`).toBe(false);
  }
});

function isAccepted(text: string): boolean {
  try {
    return verifyDocument(parseXml(text), using).fault === null;
  } catch (fault) {
    if (fault instanceof XmlFault) return false;
    throw fault;
  }
}

test('a signature is accepted only if it is the only one and in the standard position', () => {
  const written = signedDocument(completeDocument(draft), using);
  const [signature = ''] = /<Signature[\s\S]*<\/Signature>/.exec(written) ?? [];
  const inside = written.replace('</cac:LegalMonetaryTotal>', `${signature}</cac:LegalMonetaryTotal>`);
  expect(verifyDocument(parseXml(inside), using).fault).toBe(24);
  const moved = inside.replace(signature, '');
  expect(verifyDocument(parseXml(moved), using).fault).toBe(21);
  expect(verifyDocument(parseXml(writeDocument(completeDocument(draft))), using).fault).toBe(21);
  const doubled = written.replace(signature, signature + signature);
  expect(verifyDocument(parseXml(doubled), using).fault).toBe(24);
});

test.skipIf(!existsSync(samples))('the signature of the official signed document is valid', () => {
  const text = readFileSync(`${samples}spec/einv-ubl-invoice.SIGNED.xml`, 'utf8');
  expect(verifyDocument(parseXml(text), nodeCrypto).fault).toBeNull();
  const altered = text.replace('>Banana<', '>Bananas<');
  expect(verifyDocument(parseXml(altered), nodeCrypto).fault).toBe(30);
});
