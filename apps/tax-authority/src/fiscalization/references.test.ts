import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anInvoice,
  aTaxpayer,
  messagesOf,
  postSoap,
  startTestAuthority,
  type TestAuthority,
  type TestTaxpayer,
} from '../testing/index.ts';

let authority: TestAuthority;
let taxpayer: TestTaxpayer;
beforeAll(async () => {
  authority = await startTestAuthority();
  taxpayer = await aTaxpayer(authority);
});
afterAll(() => authority.stop());

const messages = () => messagesOf(authority, taxpayer);
const send = (body: string) => postSoap(`${authority.address}/FiscalizationService-v3`, body);

test('an invoice is refused if its issuer registered no invoice with the IIC and time that it refers to', async () => {
  const original = anInvoice(taxpayer, '2026-11-16T10:30:00+01:00');
  const { IIC, IssueDateTime } = original;
  const corrective = (IICRef: string, issuedAt = IssueDateTime, whose = taxpayer) =>
    send(
      messagesOf(authority, whose).invoice({
        CorrectiveInv: { IICRef, IssueDateTime: issuedAt, Type: 'DEBIT' },
      }),
    );
  const summary = (iics: readonly string[]) =>
    send(
      messages().invoice({
        SumInvIICRefs: { SumInvIICRef: iics.map((each) => ({ IIC: each, IssueDateTime })) },
      }),
    );
  expect((await corrective(IIC)).code).toBe('11');
  await send(messages().invoice(original, { header: { SubseqDelivType: 'SERVICE' } }));
  expect((await corrective(IIC.toLowerCase())).code).toBeNull();
  expect((await summary([IIC])).code).toBeNull();
  const refused = await Promise.all([
    corrective('A'.repeat(32)),
    corrective(IIC, '2026-11-16T10:29:59+01:00'),
    corrective(IIC, IssueDateTime, await aTaxpayer(authority)),
    send(messages().invoice({ BadDebtInv: { IICRef: 'A'.repeat(32), IssueDateTime } })),
    summary([IIC, 'A'.repeat(32)]),
  ]);
  expect(refused.map(({ code }) => code)).toEqual(['11', '11', '11', '11', '11']);
  expect(refused.map(({ fault }) => fault?.text)).toEqual(
    refused.map(() => expect.stringContaining('no invoice of the issuer has the referenced IIC')),
  );
});

/** Enters an earlier invoice through the control API; returns the HTTP status. */
const enter = async (nuis: string) => {
  const invoices = [{ iic: 'ab'.repeat(16), issuedAt: '2026-10-01T09:00:00.250Z' }];
  const { status } = await fetch(`${authority.address}/control/api/invoices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nuis, invoices }),
  });
  return status;
};

test('an invoice can refer to an earlier invoice of its issuer that was entered through the control API', async () => {
  const reference = {
    IICRef: 'AB'.repeat(16),
    IssueDateTime: '2026-10-01T11:00:00+02:00',
    Type: 'DEBIT',
  } as const;
  const correct = () => send(messages().invoice({ CorrectiveInv: reference }));
  expect((await correct()).code).toBe('11');
  expect(await enter('K99999999K')).toBe(404);
  expect([await enter(taxpayer.nuis), await enter(taxpayer.nuis)]).toEqual([200, 200]);
  expect((await correct()).code).toBeNull();
});
