import { expect, test } from 'vitest';
import { parseXml } from '../xml/parse-xml.ts';
import { unexpectedInSignature } from './unexpected-in-signature.ts';

const signature = `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#">
  <SignedInfo>
    <CanonicalizationMethod Algorithm="c"></CanonicalizationMethod>
    <SignatureMethod Algorithm="s"></SignatureMethod>
    <Reference URI="#Request">
      <Transforms><Transform Algorithm="t"><x:InclusiveNamespaces xmlns:x="x" PrefixList=""></x:InclusiveNamespaces></Transform></Transforms>
      <DigestMethod Algorithm="d"></DigestMethod><DigestValue>QQ==</DigestValue>
    </Reference>
  </SignedInfo>
  <SignatureValue>QQ==</SignatureValue>
  <KeyInfo><X509Data><X509Certificate>QQ==</X509Certificate></X509Data></KeyInfo>
</Signature>`;

const unexpectedIn = (text: string) => unexpectedInSignature(parseXml(text));

test('a usual signature has no unexpected content', () => {
  expect(unexpectedIn(signature)).toEqual([]);
});

test('an Object in a signature is not reported as unexpected, because the verifier refuses it', () => {
  expect(unexpectedIn(signature.replace('</Signature>', '<Object>x</Object></Signature>'))).toEqual([]);
});

test.each([
  ['<Bogus>1</Bogus></Signature>', '</Signature>', 'Signature/Bogus', 'not-known'],
  ['hello</Signature>', '</Signature>', 'Signature', 'text-between'],
  ['<Signature Bogus="1" ', '<Signature ', 'Signature/@Bogus', 'not-known'],
  ['<a:B xmlns:a="a"></a:B></X509Data>', '</X509Data>', 'Signature/KeyInfo/X509Data/B', 'not-known'],
  ['<X509Data Id="1">', '<X509Data>', 'Signature/KeyInfo/X509Data/@Id', 'not-known'],
  [
    'QQ==<B></B></DigestValue>',
    'QQ==</DigestValue>',
    'Signature/SignedInfo/Reference/DigestValue/B',
    'not-known',
  ],
  ['<SignatureValue><C></C>', '<SignatureValue>', 'Signature/SignatureValue/C', 'not-known'],
  ['text<Reference ', '<Reference ', 'Signature/SignedInfo', 'text-between'],
])('in a signature, %s in place of %s is reported at %s', (written, place, path, problem) => {
  expect(unexpectedIn(signature.replace(place, written))).toEqual([{ path, problem }]);
});
