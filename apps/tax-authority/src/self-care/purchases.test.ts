import { expect, test } from 'vitest';
import type { FiscalizedInvoice } from '../fiscal-documents/index.ts';
import { anInvoice, aTaxpayer, startTestAuthority } from '../testing/index.ts';
import { paperOf } from './purchases.ts';

test('the PDF shows the issue time in Tirana time', async () => {
  const authority = await startTestAuthority();
  const IssueDateTime = '2026-11-16T19:35:44Z';
  const at = new Date(IssueDateTime);
  const invoice = anInvoice(await aTaxpayer(authority), IssueDateTime);
  await authority.stop();
  const { IIC: iic } = invoice;
  const document: FiscalizedInvoice = { issuer: '', iic, fic: '', invoice, issuedAt: at, receivedAt: at };
  expect(paperOf(document).facts).toContainEqual(['Data e lëshimit', '16.11.2026 20:35:44']);
});
