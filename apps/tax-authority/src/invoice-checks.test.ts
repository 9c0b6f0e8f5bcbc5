import { expect, test } from 'vitest';
import { invoiceChecks } from './invoice-checks.ts';
import { aTaxpayer, messagesOf, startTestAuthority } from './testing/index.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('the checks that are measured take what the stand-in takes and refuse what it refuses', async () => {
  const authority = await startTestAuthority();
  const taxpayer = await aTaxpayer(authority);
  const check = invoiceChecks(authority.parts.authority.issuer.certificate, authority.clock);
  const messages = messagesOf(authority, taxpayer);
  check(bytesOf(messages.invoice()));
  const refused = [
    ['30', messages.invoice().replace('Kafe', 'Uji')],
    ['59', messages.invoice({ TotPriceWoVAT: '200.50' })],
    ['44', messages.invoice({ IsIssuerInVAT: false })],
  ] as const;
  for (const [code, text] of refused)
    expect(() => check(bytesOf(text))).toThrow(expect.objectContaining({ code }));
  await authority.stop();
});
