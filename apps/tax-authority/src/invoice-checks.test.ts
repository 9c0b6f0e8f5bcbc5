import { expect, test } from 'vitest';
import { invoiceChecks } from './invoice-checks.ts';
import { aTaxpayer, messagesOf, startTestAuthority } from './testing/index.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('the benchmarked checks accept and refuse the same messages as the stand-in', async () => {
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
