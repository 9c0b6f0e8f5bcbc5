import { randomUUID } from 'node:crypto';
import { tiranaIsoMoment } from '@tezga/domain';
import { issueTaxpayer } from '@tezga/fiscal/node';
import { registerTaxpayer } from '../registry/index.ts';
import { aTaxpayer, holderOf, signingWith, type SigningParts, type TestTaxpayer } from './a-taxpayer.ts';
import type { TestAuthority } from './test-authority.ts';

const dayMs = 86_400_000;

/** The functions of a service that the tests of the common fault codes use. */
export interface FaultKit {
  readonly authority: TestAuthority;
  readonly taxpayer: TestTaxpayer;
  readonly bytesMax: number;
  /** A valid enveloped message of a taxpayer; signed with another key if one is given. */
  readonly message: (
    taxpayer: TestTaxpayer,
    sending?: {
      readonly header?: { readonly UUID?: string; readonly SendDateTime?: string };
      readonly using?: SigningParts;
    },
  ) => string;
}

/** Builds a request body that the service must refuse with the fault code of its test case. */
export type Provocation = (kit: FaultKit) => Promise<string | Uint8Array<ArrayBuffer>>;

const altered =
  (what: string | RegExp, by: string): Provocation =>
  async ({ message, taxpayer }) => {
    const good = message(taxpayer);
    const bad = good.replace(what, by);
    if (bad === good) throw new Error(`there is no ${String(what)} in the message`);
    return bad;
  };

const signedBy =
  (certificateOf: (kit: FaultKit) => Promise<SigningParts>): Provocation =>
  async (kit) =>
    kit.message(kit.taxpayer, { using: await certificateOf(kit) });

const validFor = (fromDays: number, toDays: number) =>
  signedBy(async ({ authority, taxpayer }) => {
    const now = authority.clock.now().getTime();
    const validity = {
      notBefore: new Date(now + fromDays * dayMs),
      notAfter: new Date(now + toDays * dayMs),
    };
    const { nuis, name } = taxpayer;
    return signingWith(await authority.parts.authority.issue(holderOf(nuis, name), 'x', validity));
  });

/** Messages that provoke the codes common to both services, by code. */
export const faultsOfBoth: Readonly<Record<string, Provocation>> = {
  0: async () => Uint8Array.of(0x3c, 0xff, 0xfe, 0x3e),
  1: async ({ message, taxpayer, bytesMax }) => message(taxpayer) + ' '.repeat(bytesMax),
  2: async ({ message, taxpayer, authority }) => {
    const late = new Date(authority.parts.clock.now().getTime() - 61 * 60_000);
    return message(taxpayer, { header: { SendDateTime: tiranaIsoMoment(late) } });
  },
  10: async ({ message, taxpayer }) => message(taxpayer).slice(0, -20),
  11: altered(' Version="', ' Extra="1" Version="'),
  21: altered(/<Signature .*<\/Signature>/, ''),
  22: altered(/<SOAP-ENV:Body>.*<\/SOAP-ENV:Body>/, '<SOAP-ENV:Body></SOAP-ENV:Body>'),
  23: altered(/<SignatureValue>.*<\/SignatureValue>/, ''),
  24: altered(/(<Signature .*<\/Signature>)/, '$1$1'),
  25: altered('URI="#Request"', 'URI="#Other"'),
  26: altered('2001/04/xmldsig-more#rsa-sha256', '2000/09/xmldsig#rsa-sha1'),
  27: altered('2001/10/xml-exc-c14n#', 'TR/2001/REC-xml-c14n-20010315'),
  28: altered('2001/04/xmlenc#sha256', '2000/09/xmldsig#sha1'),
  29: altered(/<SignatureValue>[^<]{8}/, '<SignatureValue>AAAAAAAA'),
  30: altered(/UUID="[^"]*"/, `UUID="${randomUUID()}"`),
  32: altered(/(<KeyInfo>.*<\/KeyInfo>)/, '$1$1'),
  33: altered(/<X509Certificate>[^<]*/, '<X509Certificate>QUFBQQ=='),
  34: validFor(1, 300),
  35: signedBy(async ({ authority, taxpayer }) => {
    const { identity } = taxpayer.certificate;
    const holder = holderOf(taxpayer.nuis, taxpayer.name);
    return signingWith({ identity: await issueTaxpayer(holder, identity, authority.clock.now()) });
  }),
  36: validFor(-300, -1),
  37: signedBy(async ({ authority }) => (await aTaxpayer(authority)).using),
  38: signedBy(async ({ authority, taxpayer }) => {
    const holder = holderOf(taxpayer.nuis, taxpayer.name);
    const file = await authority.parts.authority.issue(holder, 'x');
    await authority.parts.authority.revoke(file.facts.serialNumber);
    return signingWith(file);
  }),
  39: signedBy(async ({ authority, taxpayer }) => {
    const holder = holderOf(taxpayer.nuis, taxpayer.name);
    const { issuer } = authority.parts.authority;
    return signingWith({ identity: await issueTaxpayer(holder, issuer, authority.clock.now()) });
  }),
  52: async ({ authority, message, taxpayer }) => {
    const nuis = 'K99999999K';
    const file = await authority.parts.authority.issue(holderOf(nuis, 'Askush'), 'x');
    return message({ ...taxpayer, nuis, using: signingWith(file) });
  },
  55: async ({ authority, message }) => {
    const closed = await aTaxpayer(authority);
    const place = { address: 'Rruga 1', town: 'Tiranë' };
    await registerTaxpayer(authority.parts, {
      nuis: closed.nuis,
      name: closed.name,
      ...place,
      isActive: false,
      vatFrom: '2020-01-01',
    });
    return message(closed);
  },
};

/** Common codes that no message can provoke here, and why. */
export const unprovokedOfBoth: Readonly<Record<string, string>> = {
  20: 'a message that cannot be parsed is refused with 0 or 10 before its signature is checked',
  31: 'every fault of a signature has a code of its own, 21 to 30 and 32 to 39',
  '9xx': 'no message may crash the service; the switch for it has its own test',
};
