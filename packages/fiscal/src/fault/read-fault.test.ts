import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { enveloped } from '../message/envelope.ts';
import { faultTable } from './fault-table.ts';
import { readFault, type Fault } from './read-fault.ts';
import { faultOf, writeFault } from './write-fault.ts';

const services = ['fiscalization', 'einvoice'] as const;
const uuids = {
  requestUUID: '78dde160-2b33-40e4-98fa-f6a2c34475a3',
  responseUUID: '9416dcca-499a-4724-933d-40d115ea4fc7',
};
const digestFault: Fault = {
  kind: 'fault',
  origin: 'client',
  text: 'Validation failed with digest wrong.',
  code: '30',
  ...uuids,
};

const samples = fileURLToPath(new URL('../../../../../shared/fiscal/samples/spec/', import.meta.url));

test.for(['fisc-Fault.xml', 'einv-Fault.xml'])(
  'the official %s is parsed, and our writer produces the same XML from it',
  (name, { skip }) => {
    skip(!existsSync(samples), 'The official samples are not beside the project.');
    const sample = readFileSync(samples + name, 'utf8');
    expect(readFault(sample)).toEqual(digestFault);
    const withoutSpace = sample
      .replaceAll(/>\s+</g, '><')
      .replace('<SOAP-ENV:Header/>', '<SOAP-ENV:Header></SOAP-ENV:Header>');
    expect(writeFault(faultOf('fiscalization', '30', uuids))).toBe(withoutSpace.trim());
  },
);

test.each(services)('every fault of %s is the same after writing and reading it', (service) => {
  for (const key of Object.keys(faultTable[service])) {
    const code = key === '9xx' ? '901' : key;
    for (const requestUUID of [uuids.requestUUID, null]) {
      const fault = faultOf(service, code, { ...uuids, requestUUID });
      expect(fault.text.length).toBeGreaterThan(10);
      expect(fault.origin).toBe(key === '9xx' ? 'server' : 'client');
      expect(readFault(writeFault(fault))).toEqual(fault);
    }
  }
});

test('a fault whose text has markup or forbidden characters is written as valid XML', () => {
  const text = 'Field <Invoice> & "ë\u0000" is wrong ]]>';
  expect(readFault(writeFault({ ...digestFault, text }))).toMatchObject({
    kind: 'fault',
    text: 'Field <Invoice> & "??" is wrong ]]>',
  });
});

const fault = (inside: string) => enveloped(`<SOAP-ENV:Fault>${inside}</SOAP-ENV:Fault>`);
const bare: Fault = {
  kind: 'fault',
  origin: null,
  text: '',
  code: null,
  requestUUID: null,
  responseUUID: null,
};

test.each<[string, string, Fault]>([
  ['no content', fault(''), bare],
  ['no detail', fault('<faultcode>SOAP-ENV:Server</faultcode>'), { ...bare, origin: 'server' }],
  ['an empty detail', fault('<detail/>'), bare],
  ['an unknown class', fault('<faultcode>x.Busy</faultcode><detail><code> </code></detail>'), bare],
  [
    'a code that is not a number',
    fault('<faultcode>client</faultcode><detail><code>\n E_XML_FORMAT </code></detail>'),
    { ...bare, origin: 'client', code: 'E_XML_FORMAT' },
  ],
  [
    'a detail in a namespace and wrapped once more',
    fault('<detail><f:fault xmlns:f="urn:f"><f:code>11</f:code></f:fault></detail>'),
    { ...bare, code: '11' },
  ],
])('a fault with %s is still read as a fault', (_what, reply, expected) => {
  expect(readFault(reply)).toEqual(expected);
});

const whole = writeFault(digestFault);
const page = '<!DOCTYPE html><html><head><title>502</title></head><body>Bad Gateway<br></body></html>';
const soap12 = whole.replace('schemas.xmlsoap.org/soap/envelope/', 'www.w3.org/2003/05/soap-envelope');

test.each([
  ['nothing', '', 'empty'],
  ['space', ' \r\n\t', 'empty'],
  ['the page of a proxy', page, 'not-xml'],
  ['a page that is well-formed', '<html><body>Bad Gateway</body></html>', 'not-a-fault'],
  ['plain text', 'upstream connect error', 'not-xml'],
  ['JSON', '{"code":30}', 'not-xml'],
  ['an entity', whole.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>'), 'not-xml'],
  ['an answer', enveloped('<RegisterInvoiceResponse/>'), 'not-a-fault'],
  ['two faults', whole.replace(/(<SOAP-ENV:Fault>.*<\/SOAP-ENV:Fault>)/, '$1$1'), 'not-a-fault'],
  ['another SOAP', soap12, 'not-a-fault'],
  ['a fault in another namespace', enveloped('<Fault/>'), 'not-a-fault'],
  ['bytes', '\u0000\u0001\uFFFE', 'not-xml'],
])('a reply is unreadable as a fault if it is %s', (_what, reply, why) => {
  expect(readFault(reply)).toEqual({ kind: 'unreadable', why });
});

test('a fault that is truncated at any length is unreadable', () => {
  for (let length = 1; length < whole.length; length += 1)
    expect(readFault(whole.slice(0, length)), String(length)).toEqual({ kind: 'unreadable', why: 'not-xml' });
});

test('a fault of extreme size, depth or width is refused in limited time', () => {
  const large = 5_000_000;
  const replies = [
    fault(`<faultstring>${'a'.repeat(large)}</faultstring>`),
    '<a>'.repeat(large / 3),
    ' '.repeat(large),
    `<a ${'b="" '.repeat(20_000)}/>`.slice(0, 100_000),
    '<a>'.repeat(33_000),
    '<!--'.repeat(25_000),
    `<a>${'&'.repeat(99_990)}`,
    fault('<x/>'.repeat(24_000)),
  ];
  const began = performance.now();
  const kinds = replies.map((reply) => readFault(reply).kind);
  // Only a quadratic reader exceeds this, also on a busy machine.
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(kinds).toEqual([...Array.from({ length: 7 }, () => 'unreadable'), 'fault']);
});
