import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { CannotUnseal, reseal, seal, unseal } from './seal.ts';

const key = randomBytes(32);
const secret = 'Fjalëkalimi i Self-Care 🔑';

test('a sealed secret can be opened, differs at each sealing and does not contain the plain text', () => {
  const [one, other] = [seal([key], secret, 'biznesi'), seal([key], secret, 'biznesi')];
  expect(unseal([key], one, 'biznesi')).toBe(secret);
  expect(one.equals(other)).toBe(false);
  expect(one.toString('latin1')).not.toContain('Self-Care');
});

test('a sealed secret cannot be opened with another key, for another business, or if any byte was changed', () => {
  const sealed = seal([key], secret, 'biznesi');
  // A sealed secret begins with one byte that marks its key. With 600 keys some have the same mark, so that
  // decryption with a wrong key is tried too.
  const strangers = Array.from({ length: 600 }, () => randomBytes(32));
  expect(() => unseal(strangers, sealed, 'biznesi')).toThrow(CannotUnseal);
  expect(() => unseal([key], sealed, 'tjetri')).toThrow(CannotUnseal);
  for (let place = 0; place < sealed.length; place += 1) {
    const tampered = Buffer.from(sealed);
    tampered[place] = (tampered[place] ?? 0) ^ 1;
    expect(() => unseal([key], tampered, 'biznesi')).toThrow(CannotUnseal);
  }
  expect(() => unseal([key], sealed.subarray(0, 20), 'biznesi')).toThrow(CannotUnseal);
  expect(() => unseal([key], Buffer.alloc(0), 'biznesi')).toThrow(CannotUnseal);
});

test('secrets of an older key can still be opened, and new secrets are sealed with the first key', () => {
  const replacement = randomBytes(32);
  const sealed = seal([key], secret, 'biznesi');
  expect(unseal([replacement, key], sealed, 'biznesi')).toBe(secret);
  expect(unseal([replacement], seal([replacement, key], secret, 'biznesi'), 'biznesi')).toBe(secret);
});

test('reseal seals a secret of an older key with the first key, and returns null if the first key sealed it', () => {
  const replacement = randomBytes(32);
  const keys = [replacement, key];
  const anew = reseal(keys, seal([key], secret, 'biznesi'), 'biznesi');
  if (anew === null) throw new Error('it was not sealed anew');
  expect(unseal([replacement], anew, 'biznesi')).toBe(secret);
  expect(reseal(keys, anew, 'biznesi')).toBeNull();
});
