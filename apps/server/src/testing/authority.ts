import { createPrivateKey } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  einvoicing,
  enveloped,
  fiscalization,
  messageIn,
  pemOf,
  readMessage,
  signedMessage,
  type Signer,
} from '@tezga/fiscal';
import {
  issueAuthorities,
  issueReplySigner,
  issueTaxpayer,
  nodeCrypto,
  nodeSigner,
  pkcs12Of,
  type TaxpayerHolder,
} from '@tezga/fiscal/node';

export type Issued = Awaited<ReturnType<typeof issueTaxpayer>>;

/** A replacement for the reply of the test authority; gets the text of the message. */
export type Listener = (message: string, response: ServerResponse) => void;

export interface TestAuthority {
  readonly address: string;
  /** The PEM file with which a server trusts the replies of this tax authority. */
  readonly certificatesFile: string;
  readonly environment: Record<string, string>;
  readonly received: string[];
  /** The signed reply of the tax authority to a message, in a SOAP envelope. */
  answer(message: string): string;
  /** Replaces the replies from now on; null restores the usual ones. */
  listen(listener: Listener | null): void;
  stop(): Promise<void>;
}

type Identities = { readonly issuer: Issued; readonly replies: Issued };
let ofThisWorker: Promise<Identities> | null = null;

/** Cached: all tests of a worker share the keys, because generating them is slow. */
async function identities(): Promise<Identities> {
  ofThisWorker ??= (async () => {
    const issuer = await issueAuthorities(new Date());
    return { issuer, replies: await issueReplySigner(issuer, new Date()) };
  })();
  return ofThisWorker;
}

export const signerOf = ({ privateKey, certificate }: Issued): Signer =>
  nodeSigner(
    createPrivateKey({ key: Buffer.from(privateKey), type: 'pkcs8', format: 'der' }),
    nodeCrypto.base64(certificate.bytes),
  );

/** Issues a certificate of the test authority for this NIPT. */
export async function issueCertificate(
  nuis: string,
  given: Partial<TaxpayerHolder> & { readonly notBefore?: Date; readonly notAfter?: Date } = {},
): Promise<Issued> {
  const { notBefore, notAfter, ...holder } = given;
  const { issuer } = await identities();
  const usual = {
    nuis,
    company: 'Biznes Prove',
    town: 'Tiranë',
    holderNumber: 'L1',
    environment: 'test',
  } as const;
  const now = new Date();
  const validity =
    notBefore === undefined && notAfter === undefined
      ? []
      : [{ notBefore: notBefore ?? now, notAfter: notAfter ?? now }];
  return issueTaxpayer({ ...usual, ...holder }, issuer, now, ...validity);
}

/** A certificate as the PKCS#12 file that a user uploads, in base64. */
export const keyFileOf = (issued: Issued, password: string) =>
  Buffer.from(pkcs12Of(issued, password)).toString('base64');

const registered = [
  { Tin: 'L91412709B', Name: 'Furra Drita', Address: 'Rr. e Bukës 3', Town: 'Korçë', Country: 'ALB' },
  { Tin: 'K31520052R', Name: 'Drita Elektrike', Address: 'Rr. Qemal Stafa 9', Town: 'Tiranë' },
] as const;

/** Starts a tax authority on a real port that replies to the requests of the server's tests. */
export async function startTestAuthority(): Promise<TestAuthority> {
  const { issuer, replies } = await identities();
  const signer = signerOf(replies);
  const received: string[] = [];
  const answer = (message: string) => enveloped(answerTo(message, signer));
  let listener: Listener | null = null;
  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const message = Buffer.concat(parts).toString('utf8');
      received.push(message);
      if (listener === null) response.end(answer(message));
      else listener(message, response);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const certificatesFile = join(await mkdtemp(join(tmpdir(), 'tezga-authority-')), 'certificates.pem');
  await writeFile(certificatesFile, pemOf('CERTIFICATE', issuer.certificate.bytes));
  return {
    address,
    certificatesFile,
    environment: { TAX_AUTHORITY_URL: address, TAX_AUTHORITY_CERTIFICATES: certificatesFile },
    received,
    answer,
    listen: (other) => {
      listener = other;
    },
    async stop() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

const headerTo = (requestUUID: string) => ({
  UUID: crypto.randomUUID(),
  RequestUUID: requestUUID,
  SendDateTime: '2026-11-15T10:00:00+01:00',
});

const eInvoiceWithPaper = (EIC: string) =>
  ({
    EIC,
    DocNumber: '1/2026',
    DocType: '380',
    RecDateTime: '2026-11-15T10:00:00+01:00',
    DueDateTime: '2026-11-30T00:00:00+01:00',
    Status: 'DELIVERED',
    Amount: '120.00',
    PartyType: 'SELLER',
    Pdf: Buffer.from('%PDF-1.4').toString('base64'),
  }) as const;

/**
 * The signed reply to a search of taxpayers or e-invoices, to a buyer's response to an e-invoice, or to the
 * registration of a till.
 */
export function answerTo(envelope: string, signer: Signer): string {
  const message = messageIn(envelope);
  if (message === null) throw new Error('the envelope has no message');
  const using = { ...nodeCrypto, ...signer };
  const search = readMessage(einvoicing, 'GetTaxpayersRequest', message).value;
  if (search !== null) {
    const { Tin, Name } = search.Filter;
    const isMatch = (taxpayer: (typeof registered)[number]) =>
      Tin === undefined ? taxpayer.Name.includes(Name ?? '') : taxpayer.Tin === Tin;
    return signedMessage(
      einvoicing,
      'GetTaxpayersResponse',
      { Header: headerTo(search.Header.UUID), Taxpayers: { Taxpayer: registered.filter(isMatch) } },
      using,
    );
  }
  const answered = readMessage(einvoicing, 'EinvoiceChangeStatusRequest', message).value;
  if (answered !== null)
    return signedMessage(
      einvoicing,
      'EinvoiceChangeStatusResponse',
      { Header: headerTo(answered.Header.UUID), ResponseCode: 'ACCEPTED' },
      using,
    );
  const searched = readMessage(einvoicing, 'GetEinvoicesRequest', message).value;
  if (searched !== null)
    return signedMessage(
      einvoicing,
      'GetEinvoicesResponse',
      {
        Header: headerTo(searched.Header.UUID),
        Einvoices: { Einvoice: searched.EIC === undefined ? [] : [eInvoiceWithPaper(searched.EIC)] },
      },
      using,
    );
  const till = readMessage(fiscalization, 'RegisterTCRRequest', message).value;
  if (till === null) throw new Error('the test authority does not know this message');
  return signedMessage(
    fiscalization,
    'RegisterTCRResponse',
    { Header: headerTo(till.Header.UUID), TCRCode: 'aa111bb222' },
    using,
  );
}
