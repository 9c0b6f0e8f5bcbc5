import { createPrivateKey } from 'node:crypto';
import type { Hashing, Signer } from '@tezga/fiscal';
import { nodeCrypto, nodeSigner } from '@tezga/fiscal/node';
import type { IssuedFile } from '../authority/index.ts';
import { registerProduct, registerTaxpayer, type NewTaxpayer } from '../registry/index.ts';
import type { TestAuthority } from './test-authority.ts';

export type SigningParts = Hashing & Signer;

export interface TestTaxpayer {
  readonly nuis: string;
  readonly name: string;
  readonly unit: string;
  readonly operator: string;
  readonly software: string;
  readonly maintainer: string;
  readonly certificate: IssuedFile;
  /** Signs with the taxpayer's key. */
  readonly using: SigningParts;
}

let taxpayers = 0;

/** Creates a taxpayer registered for VAT, with a unit, an operator, software and a certificate. */
export async function aTaxpayer(
  { parts }: Pick<TestAuthority, 'parts'>,
  given: Partial<NewTaxpayer> = {},
): Promise<TestTaxpayer> {
  taxpayers += 1;
  const nuis = given.nuis ?? `L${String(taxpayers).padStart(8, '0')}A`;
  const name = given.name ?? `Tregtari ${taxpayers}`;
  const place = { address: 'Rruga e Durrësit 1', town: 'Tiranë' };
  const { units, operators } = await registerTaxpayer(parts, {
    nuis,
    name,
    ...place,
    vatFrom: '2020-01-01',
    units: [{ name: 'Dyqani', ...place }],
    operators: [{ firstName: 'Ana', lastName: 'Hoxha' }],
    ...given,
  });
  const [unit = '', operator = ''] = [units[0], operators[0]];
  const software = await registerProduct(parts, 'software', { name: 'Tezga' });
  const maintainer = await registerProduct(parts, 'maintainers', { name: 'Mirëmbajtësi' });
  const certificate = await parts.authority.issue(holderOf(nuis, name), 'fjalëkalimi');
  return { nuis, name, unit, operator, software, maintainer, certificate, using: signingWith(certificate) };
}

export const holderOf = (nuis: string, company: string) =>
  ({ nuis, company, town: 'Tiranë', holderNumber: 'L43', environment: 'test' }) as const;

export function signingWith({ identity }: Pick<IssuedFile, 'identity'>): SigningParts {
  const key = createPrivateKey({ key: Buffer.from(identity.privateKey), type: 'pkcs8', format: 'der' });
  return { ...nodeCrypto, ...nodeSigner(key, nodeCrypto.base64(identity.certificate.bytes)) };
}
