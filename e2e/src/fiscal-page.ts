import * as fiscal from '@tezga/fiscal';
import forge from 'node-forge';

const bytesOf = (binary: string) => Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0);
const binaryOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
const utf8 = (content: Uint8Array | string) =>
  binaryOf(typeof content === 'string' ? new TextEncoder().encode(content) : content);
const integerOf = (base64url: string) => {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  const hex = Array.from(bytesOf(binary), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return new forge.jsbn.BigInteger(hex, 16);
};

const digestOf = (bytes: Uint8Array) => forge.md.sha256.create().update(binaryOf(bytes));

/** Signs with a library, because the browser's own crypto is asynchronous. */
function crypto(jwk: Record<string, string>) {
  const part = (name: string) => integerOf(jwk[name] ?? '');
  const parts = ['n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi'].map(part) as Parameters<
    typeof forge.pki.setRsaPrivateKey
  >;
  const privateKey = forge.pki.setRsaPrivateKey(...parts);
  const publicKey = forge.pki.setRsaPublicKey(part('n'), part('e'));
  const using: fiscal.Hashing & fiscal.Signer & fiscal.Verifier = {
    certificate: btoa('no certificate'),
    sha256: (content) => bytesOf(forge.md.sha256.create().update(utf8(content)).digest().getBytes()),
    md5: (bytes) => bytesOf(forge.md.md5.create().update(binaryOf(bytes)).digest().getBytes()),
    base64: (bytes) => btoa(binaryOf(bytes)),
    bytesOfBase64: (text) => bytesOf(atob(text.replaceAll(/\s/g, ''))),
    sign: (bytes) => bytesOf(privateKey.sign(digestOf(bytes))),
    verify: (_certificate, bytes, signature) =>
      publicKey.verify(digestOf(bytes).digest().getBytes(), binaryOf(signature)),
  };
  return using;
}

Object.assign(globalThis, { fiscal: { ...fiscal, crypto } });
