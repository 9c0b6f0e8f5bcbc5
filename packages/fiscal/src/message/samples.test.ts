import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { nodeCrypto } from '../signature/node-crypto.ts';
import { verifySignature } from '../signature/verify-signature.ts';
import { messageKinds } from '../test-support/any-message.ts';
import { verifyDocument } from '../ubl/document-signature.ts';
import { canonicalXml } from '../xml/canonical-xml.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { elementsOf, onlyChild, textOf, type XmlElement } from '../xml/xml-element.ts';
import { signatureNamespace } from '../signature/algorithms.ts';
import { soapNamespace } from './envelope.ts';
import { readMessage } from './read-message.ts';
import { checkPages, invoiceCheckAddress, noteCheckAddress } from './verification-address.ts';
import { writeInside } from './write-element.ts';

const shared = fileURLToPath(new URL('../../../../../shared/fiscal/', import.meta.url));
const isHere = existsSync(shared);
const corrected = isHere ? readdirSync(`${shared}samples/corrected`) : [];

/** Some samples have an envelope and some do not. */
function messageOf(file: string): XmlElement {
  const root = parseXml(readFileSync(`${shared}samples/${file}`, 'utf8').trim());
  const body = onlyChild(root, soapNamespace, 'Body');
  return body === undefined ? root : (elementsOf(body)[0] ?? root);
}

describe.skipIf(!isHere)('the official samples of the tax authority', () => {
  test.each(corrected)('%s is read, and written again as the same canonical XML', (file) => {
    const message = messageOf(`corrected/${file}`);
    const kind = messageKinds.find(
      ({ name, service }) => name === message.name && service.namespace === message.namespace,
    );
    if (kind === undefined) throw new Error(`no message is called ${message.name}`);
    const { value, faults } = readMessage(kind.service, kind.name, message);
    expect(faults).toEqual([]);
    const parts = ['<', kind.name, ' xmlns="', kind.service.namespace, '"'];
    writeInside(kind.name, kind.structure, value ?? {}, parts);
    expect(bare(parseXml(parts.join('')))).toBe(bare(message));
  });

  test('the signatures of the signed sample message and of the e-invoice in it are valid', () => {
    const message = messageOf('spec/einv-RegisterEinvoiceRequest.SIGNED.xml');
    const outer = verifySignature(message, '#Request', nodeCrypto);
    expect(outer.fault).toBeNull();
    const envelope = elementsOf(message).find(({ name }) => name === 'EinvoiceEnvelope') as XmlElement;
    const inside = Buffer.from(textOf(envelope), 'base64').toString('utf8');
    expect(verifyDocument(parseXml(inside), nodeCrypto)).toEqual(outer);
  });

  test('the signatures of the official signed e-invoice and of a message from a real client are valid', () => {
    expect(verifyDocument(messageOf('spec/einv-ubl-invoice.SIGNED.xml'), nodeCrypto).fault).toBeNull();
    const till = messageOf('clients/RegisterTCRRequest.SIGNED.xml');
    expect(verifySignature(till, '#Request', nodeCrypto).fault).toBeNull();
    const kind = messageKinds.find(({ name }) => name === 'RegisterTCRRequest');
    expect(kind && readMessage(kind.service, kind.name, till).faults).toEqual([]);
  });

  test('the check URL of an invoice equals that of the official example', () => {
    const { params, url } = JSON.parse(readFileSync(`${shared}vectors/iic-wtnic-qr.json`, 'utf8')).qr;
    const invoice = {
      IIC: params.iic,
      IssueDateTime: params.crtd,
      InvOrdNum: params.ord,
      BusinUnitCode: params.bu,
      TCRCode: params.cr,
      SoftCode: params.sw,
      TotPrice: params.prc,
    };
    expect(invoiceCheckAddress(checkPages.test, params.tin, invoice)).toBe(url);
  });
});

test('the check URL of an accompanying invoice contains its parameters', () => {
  const note = {
    WTNIC: '363350A9E21BC289253AAC9DC8C5E7E5',
    IssueDateTime: '2019-06-12T17:05:43+02:00',
    WTNOrdNum: '9952',
    BusinUnitCode: 'bb123bb123',
    SoftCode: 'ss123ss123',
  };
  expect(noteCheckAddress(checkPages.production, 'I12345678I', note)).toBe(
    'https://efiskalizimi-app.tatime.gov.al/invoice-check/#/wtn?wtnic=363350A9E21BC289253AAC9DC8C5E7E5' +
      '&tin=I12345678I&crtd=2019-06-12T17:05:43+02:00&ord=9952&bu=bb123bb123&sw=ss123ss123',
  );
});

/** Removes the signature, prefixes and whitespace between elements, which do not change the meaning. */
function bare(message: XmlElement): string {
  const stripped = (element: XmlElement): XmlElement => {
    const elements = elementsOf(element).filter(({ namespace }) => namespace !== signatureNamespace);
    const isText = elements.length === 0 && element.attributes.length === 0;
    return {
      ...element,
      prefix: '',
      children: isText ? element.children.map(textOnly) : elements.map(stripped),
    };
  };
  return canonicalXml(stripped(message));
}

const textOnly = (child: XmlElement | string): string =>
  typeof child === 'string' ? child.trim() : textOf(child);
