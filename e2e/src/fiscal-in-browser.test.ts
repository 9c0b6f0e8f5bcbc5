import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleForBrowser, openBrowser } from '@tezga/tools/trial';
import { expect, test } from 'vitest';

const vectorsFile = new URL('../../../shared/fiscal/vectors/iic-wtnic-qr.json', import.meta.url);
const isThere = existsSync(vectorsFile);

interface Vectors {
  readonly exampleKeyJwk: Record<string, string>;
  readonly iic: { readonly input: string; readonly iic: string };
}

/** The globals that the bundled package and the signing library define in the page. */
interface InPage {
  invoiceCode(identity: Record<string, string>, using: object): { readonly code: string };
  readMessage(service: object, name: string, element: object): { readonly faults: readonly object[] };
  signedMessage(service: object, name: string, value: object, using: object): string;
  parseXml(text: string): object;
  verifySignature(signed: object, reference: string, using: object): { readonly fault: number | null };
  readonly fiscalization: object;
  readonly crypto: (jwk: Record<string, string>) => object;
}

test('the fiscal package computes invoice codes and signs and verifies messages in a browser', async ({
  skip,
}) => {
  skip(!isThere, 'The known answers are not beside the project.');
  const vectors = JSON.parse(readFileSync(vectorsFile, 'utf8')) as Vectors;
  const script = await bundleForBrowser(fileURLToPath(new URL('fiscal-page.ts', import.meta.url)));
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const outcome = await page.evaluate(({ exampleKeyJwk, iic }) => {
      const fiscal = (globalThis as unknown as { fiscal: InPage }).fiscal;
      const using = fiscal.crypto(exampleKeyJwk);
      const [
        issuer = '',
        issuedAt = '',
        ordinal = '',
        businessUnit = '',
        till = '',
        software = '',
        total = '',
      ] = iic.input.split('|');
      const { code } = fiscal.invoiceCode(
        { issuer, issuedAt, ordinal, businessUnit, till, software, total },
        using,
      );
      const CashDeposit = {
        ChangeDateTime: issuedAt,
        Operation: 'INITIAL',
        CashAmt: '10.00',
        TCRCode: till,
        IssuerNUIS: issuer,
      };
      const Header = { UUID: '42afb6e3-f4e0-4fd1-a5dc-2c6a1b6f4dd8', SendDateTime: issuedAt };
      const text = fiscal.signedMessage(
        fiscal.fiscalization,
        'RegisterCashDepositRequest',
        { Header, CashDeposit },
        using,
      );
      const message = fiscal.parseXml(text);
      return {
        code,
        faults: fiscal.readMessage(fiscal.fiscalization, 'RegisterCashDepositRequest', message).faults,
        fault: fiscal.verifySignature(message, '#Request', using).fault,
        altered: fiscal.verifySignature(fiscal.parseXml(text.replace('10.00', '10.01')), '#Request', using)
          .fault,
      };
    }, vectors);
    expect(outcome).toEqual({ code: vectors.iic.iic, faults: [], fault: null, altered: 30 });
  } finally {
    await browser.close();
  }
});
