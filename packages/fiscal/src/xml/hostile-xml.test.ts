import { describe, expect, test } from 'vitest';
import { fiscalization } from '../fiscalization/messages.ts';
import { messageIn } from '../message/envelope.ts';
import { readMessage } from '../message/read-message.ts';
import { parseXml } from './parse-xml.ts';
import { textOfBytes } from './text-of-bytes.ts';
import { XmlFault } from './xml-fault.ts';

/** A quadratic reader would need minutes for these inputs; a linear one on a busy machine needs seconds. */
const patienceMs = 20_000;
const encoder = new TextEncoder();

/** Expects that the input is refused within the time limit, without a crash. */
function expectRefused(text: string | Uint8Array): void {
  const began = performance.now();
  expect(() => parseXml(typeof text === 'string' ? text : textOfBytes(text))).toThrow(XmlFault);
  expect(performance.now() - began).toBeLessThan(patienceMs);
}

const declarations = (from: number, count: number) =>
  Array.from({ length: count }, (_, each) => ` xmlns:p${from + each}="urn:${each}"`).join('');
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const wide = (text: string, isBig: boolean) =>
  Uint8Array.from(
    Array.from(text).flatMap((letter) => (isBig ? [0, letter.charCodeAt(0)] : [letter.charCodeAt(0), 0])),
  );

describe('document types and entities', () => {
  const laughs = Array.from(
    { length: 10 },
    (_, each) => `<!ENTITY l${each + 1} "${`&l${each};`.repeat(10)}">`,
  );

  test.each([
    ['a billion laughs', `<!DOCTYPE a [<!ENTITY l0 "ha">${laughs.join('')}]><a>&l10;</a>`],
    [
      'one very long entity, referenced very often',
      `<!DOCTYPE a [<!ENTITY x "${'x'.repeat(50_000)}">]><a>${'&x;'.repeat(50_000)}</a>`,
    ],
    [
      'an external entity that points to a local file',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
    ],
    [
      'an external entity on another machine',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "http://127.0.0.1:1/">]><a>&x;</a>',
    ],
    [
      'an external parameter entity',
      '<!DOCTYPE a [<!ENTITY % x SYSTEM "http://127.0.0.1:1/x.dtd"> %x;]><a/>',
    ],
    ['a self-referencing entity', '<!DOCTYPE a [<!ENTITY x "&x;">]><a>&x;</a>'],
    ['an external document type', '<!DOCTYPE a SYSTEM "http://127.0.0.1:1/a.dtd"><a/>'],
    ['a public document type', '<!DOCTYPE a PUBLIC "-//x//y" "http://127.0.0.1:1/a.dtd"><a/>'],
    ['an empty document type', '<!DOCTYPE a><a/>'],
    ['a document type after a comment', '<!-- --><!DOCTYPE a><a/>'],
    ['a document type in small letters', '<!doctype a><a/>'],
    ['a document type inside', '<a><!DOCTYPE a></a>'],
    ['a document type after the root', '<a/><!DOCTYPE a>'],
    ['a default from a document type', '<!DOCTYPE a [<!ATTLIST a Id CDATA "Request">]><a/>'],
    ['an undeclared entity', '<a>&x;</a>'],
    ['an entity named like a method of every object', '<a>&toString;</a>'],
    ['an entity named like a method of every object, in a value', '<a b="&valueOf;"/>'],
    ['an entity without an end', '<a>&amp</a>'],
    ['an instruction', '<?xml-stylesheet href="http://127.0.0.1:1/"?><a/>'],
    ['an instruction inside', '<a><?php echo 1 ?></a>'],
    ['an XInclude of a local file', '<a><xi:include href="file:///etc/passwd"/></a>'],
  ])('XML with %s is refused', (_what, text) => {
    expectRefused(text);
  });
});

describe('limits of size and depth', () => {
  test.each([
    ['a hundred thousand nested elements', '<a>'.repeat(100_000) + '</a>'.repeat(100_000)],
    ['a million nested elements that are never closed', '<a>'.repeat(1_000_000)],
    ['a value of 200 kB', `<a b="${'x'.repeat(200_000)}"/>`],
    ['a namespace of 200 kB', `<a xmlns="${'x'.repeat(200_000)}"/>`],
    ['a value that never ends', `<a b="${'x'.repeat(5_000_000)}`],
    [
      'a million attributes',
      `<a${Array.from({ length: 1_000_000 }, (_, each) => ` b${each}=""`).join('')}/>`,
    ],
    ['a million elements', `<a>${'<b/>'.repeat(1_000_000)}</a>`],
    ['a comment that never ends', `<a><!--${'- '.repeat(1_000_000)}`],
    ['a CDATA section that never ends', `<a><![CDATA[${']] '.repeat(1_000_000)}`],
    ['a declaration that never ends', `<?xml ${'version="1.0" '.repeat(100_000)}`],
    ['whitespace that never ends', `<a ${' '.repeat(5_000_000)}`],
    ['entities that never end', `<a>${'&'.repeat(1_000_000)}</a>`],
    ['a 1 MB element name closed by a different one', `<${'a'.repeat(1_000_000)}></${'a'.repeat(999_999)}b>`],
    [
      'thousands of nested namespace declarations',
      Array.from({ length: 60 }, (_, level) => `<a${declarations(level * 90, 90)}>`).join('') +
        Array.from({ length: 20_000 }, () => '<b xmlns:q="urn:q"/>').join('') +
        '</a>'.repeat(60),
    ],
  ])('XML beyond the limits is refused: %s', (_what, text) => {
    expectRefused(text);
  });

  test('a message of the maximum size is parsed quickly', () => {
    const text = `<a>${'<b c="1"/>'.repeat(15_000)}</a>`;
    const began = performance.now();
    expect(parseXml(text).children).toHaveLength(15_000);
    expect(performance.now() - began).toBeLessThan(patienceMs);
  });
});

describe('encodings', () => {
  test.each([
    ['UTF-16 with a byte order mark', Uint8Array.from([0xff, 0xfe, ...wide('<a/>', false)])],
    ['UTF-16 big-endian with a byte order mark', Uint8Array.from([0xfe, 0xff, ...wide('<a/>', true)])],
    ['UTF-16 without a byte order mark', wide('<a/>', false)],
    ['UTF-16 big-endian without a byte order mark', wide('<a/>', true)],
    ['UTF-32', Uint8Array.from([0xff, 0xfe, 0, 0, 60, 0, 0, 0])],
    ['Latin 1', latin('<a b="\u00EB"/>')],
    ['UTF-7', encoder.encode('+ADw-a/+AD4-')],
    [
      'a truncated UTF-8 sequence',
      Uint8Array.from([...encoder.encode('<a b="'), 0xc3, ...encoder.encode('"/>')]),
    ],
    [
      'an overlong UTF-8 sequence',
      Uint8Array.from([...encoder.encode('<a b="'), 0xc0, 0xbc, ...encoder.encode('"/>')]),
    ],
    [
      'a lone surrogate',
      Uint8Array.from([...encoder.encode('<a b="'), 0xed, 0xa0, 0x80, ...encoder.encode('"/>')]),
    ],
    ['two byte order marks', encoder.encode('\uFEFF\uFEFF<a/>')],
    ['a byte order mark after a space', encoder.encode(' \uFEFF<a/>')],
    ['a byte order mark between declaration and root', encoder.encode('<?xml version="1.0"?>\uFEFF<a/>')],
    ['UTF-8 declared as UTF-16', encoder.encode('<?xml version="1.0" encoding="UTF-16"?><a/>')],
    ['UTF-8 declared as ISO-8859-1', encoder.encode('<?xml version="1.0" encoding="ISO-8859-1"?><a b="ë"/>')],
    ['XML version 1.1', encoder.encode('<?xml version="1.1"?><a/>')],
    ['an XML declaration without a version', encoder.encode('<?xml encoding="UTF-8"?><a/>')],
    ['an XML declaration after a space', encoder.encode(' <?xml version="1.0"?><a/>')],
    ['two declarations', encoder.encode('<?xml version="1.0"?><?xml version="1.0"?><a/>')],
    ['an empty input', new Uint8Array()],
    ['only a byte order mark', encoder.encode('\uFEFF')],
  ])('received bytes are refused: %s', (_what, bytes) => {
    expectRefused(bytes);
  });

  test('a byte order mark and a UTF-8 declaration are accepted', () => {
    const bytes = encoder.encode(
      `\uFEFF<?xml version='1.0' encoding="utf-8" standalone="yes" ?>\n<a b="ë"/>`,
    );
    expect(parseXml(textOfBytes(bytes)).attributes[0]?.value).toBe('ë');
  });
});

describe('a character that XML does not allow is refused', () => {
  const characters = [
    '\0',
    '\u0001',
    '\u0008',
    '\u000B',
    '\u000C',
    '\u001F',
    '\uFFFE',
    '\uFFFF',
    '\uD800',
    '\uDC00',
  ];

  test.each(characters.map((letter) => [letter.charCodeAt(0).toString(16), letter]))(
    'U+%s is refused in every place of a document',
    (_name, letter) => {
      for (const text of [
        `<a>${letter}</a>`,
        `<a b="${letter}"/>`,
        `<a b='x${letter}'/>`,
        `<a><!--${letter}--></a>`,
        `<!--${letter}--><a/>`,
        `<a/><!--${letter}-->`,
        `<a><![CDATA[${letter}]]></a>`,
        `<a${letter}/>`,
        `<a b${letter}="1"/>`,
        `<a xmlns="${letter}"/>`,
        `${letter}<a/>`,
        `<a/>${letter}`,
        `<?xml version="1.0"${letter}?><a/>`,
      ])
        expectRefused(text);
    },
  );

  test.each([
    '&#0;',
    '&#x0;',
    '&#1;',
    '&#x1F;',
    '&#xD800;',
    '&#xDFFF;',
    '&#xFFFE;',
    '&#xFFFF;',
    '&#x110000;',
    '&#-1;',
    '&#;',
    '&#x;',
    '&#12a;',
    '&;',
    '& ;',
  ])('the character reference %s is refused', (spelled) => {
    expectRefused(`<a>${spelled}</a>`);
    expectRefused(`<a b="${spelled}"/>`);
  });
});

test.each([
  '<a',
  '<a>',
  '</a>',
  '<a></b>',
  '<a/><b/>',
  'x<a/>',
  '<a/>x',
  '<a b=1/>',
  '<a b/>',
  '<a b="1"b="2"/>',
  '<a b="1" b="2"/>',
  '<a xmlns:p="u" xmlns:q="u" p:b="1" q:b="2"/>',
  '<p:a/>',
  '<a p:b=""/>',
  '<a xmlns:p=""/>',
  '<a xmlns:xml="urn:x"/>',
  '<a xmlns:xmlns="urn:x"/>',
  '<a xmlns="" xmlns=""/>',
  '<a b="<"/>',
  '<a>]]></a>',
  '<a><!-- -- --></a>',
  '<a><!-></a>',
  '<1/>',
  '<a:/>',
  '<:a/>',
  '<a:b:c/>',
  '< a/>',
  '<a / >',
])('the malformed XML %s is refused', (text) => {
  expectRefused(text);
});

test('attributes and elements named like Object.prototype members are unknown fields', () => {
  const element = parseXml(
    `<RegisterTCRRequest xmlns="${fiscalization.namespace}" constructor="" __proto__=""><hasOwnProperty/><__proto__/></RegisterTCRRequest>`,
  );
  const { faults } = readMessage(fiscalization, 'RegisterTCRRequest', element);
  const unknown = faults.filter(({ problem }) => problem === 'not-known').map(({ path }) => path);
  expect(unknown).toEqual(['@constructor', '@__proto__', 'hasOwnProperty', '__proto__']);
});

test('an envelope must have exactly one message in one SOAP body', () => {
  const soap = 'xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"';
  expect(messageIn(`<s:Envelope ${soap}><s:Body/></s:Envelope>`)).toBeNull();
  expect(messageIn(`<s:Envelope ${soap}><s:Body><a/><b/></s:Body></s:Envelope>`)).toBeNull();
  expect(messageIn(`<s:Envelope ${soap}><s:Body><a/></s:Body><s:Body><b/></s:Body></s:Envelope>`)).toBeNull();
  expect(messageIn('<Envelope><Body><a/></Body></Envelope>')).toBeNull();
});
