import fc from 'fast-check';
import { expect, test } from 'vitest';
import { integerBytesOf, objectIdentifierOf, smallIntegerOf, textOf, timeOf } from './der-values.ts';
import { DerFault, joined, octetsOf, readDer, tags } from './read-der.ts';
import { derValue, integer, objectIdentifier, octetString, text, time } from './write-der.ts';

test('encoded DER values decode to the same values', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string({ unit: 'binary' }), (number, words) => {
      expect(smallIntegerOf(readDer(integer(number)))).toBe(number);
      expect(textOf(readDer(text(words)))).toBe(words);
    }),
    { numRuns: 40 },
  );
});

test.each([0, 1, 127, 128, 255, 256, 65_535, 65_536])(
  'an octet string of %i bytes is unchanged after encoding and decoding',
  (length) => {
    expect(octetsOf(readDer(octetString(new Uint8Array(length).fill(7))))).toHaveLength(length);
  },
);

test.each(['1.2.840.113549.1.1.11', '2.5.4.97', '0.9.2342.19200300.100.1.1', '2.999.3', '1.3.14.3.2.26'])(
  'the object identifier %s is unchanged after encoding and decoding',
  (dotted) => {
    expect(objectIdentifierOf(readDer(objectIdentifier(dotted)))).toBe(dotted);
  },
);

test.each(['1999-12-31T23:59:59Z', '2049-12-31T23:59:59Z', '2050-01-01T00:00:00Z'])(
  'the time %s is unchanged after encoding and decoding',
  (moment) => {
    expect(timeOf(readDer(time(new Date(moment))))).toEqual(new Date(moment));
  },
);

test('an integer is unchanged after encoding and decoding, without its leading zero byte', () => {
  expect(integerBytesOf(readDer(integer(Uint8Array.of(0x80, 1))))).toEqual(Uint8Array.of(0x80, 1));
});

test('DER with trailing bytes, with a length beyond the end or with unlimited nesting is refused', () => {
  const nestedOpen = new Uint8Array(10_000).map((_, place) => (place % 2 === 0 ? tags.sequence : 0x80));
  const refused = [
    new Uint8Array(),
    Uint8Array.of(tags.integer),
    Uint8Array.of(tags.integer, 2, 1),
    Uint8Array.of(tags.integer, 1, 1, 0),
    Uint8Array.of(tags.integer, 0x80, 0, 0),
    Uint8Array.of(0x1f, 0x85, 1, 1),
    Uint8Array.of(tags.octetString, 0x85, 1, 1, 1, 1, 1),
    nestedOpen,
  ];
  for (const bytes of refused) expect(() => readDer(bytes)).toThrow(DerFault);
});

test('nested chunks of an octet string are read only up to the depth limit', () => {
  let pieces = octetString(Uint8Array.of(1, 2));
  for (let depth = 0; depth < 5; depth += 1) pieces = derValue(0x24, pieces, pieces);
  expect(octetsOf(readDer(pieces))).toHaveLength(64);
  for (let depth = 0; depth < 60; depth += 1) pieces = derValue(0x24, pieces);
  expect(() => octetsOf(readDer(pieces))).toThrow(DerFault);
  expect(joined([])).toHaveLength(0);
});
