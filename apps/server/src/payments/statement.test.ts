import { contract } from '@tezga/contract';
import { readPdf } from '@tezga/print/read-pdf';
import { expect, test } from 'vitest';
import { jobBook } from '../app.ts';
import { runDueJobs } from '../platform/jobs/worker.ts';
import { addPayingBusiness, refusalOf, startMailServer, usePayingBusiness } from '../testing/index.ts';

const { payments } = contract;

const on = usePayingBusiness();

async function textOf(
  subjectId: string,
  given: { readonly from?: string; readonly to?: string; readonly language?: 'sq' | 'en' | 'it' } = {},
): Promise<string> {
  const { pdf } = await on.business.client(payments.statement, {
    subjectId,
    from: on.business.today(),
    to: on.business.today(),
    ...given,
  });
  const pages = await readPdf(Buffer.from(pdf, 'base64'));
  return pages
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

test('a statement lists every entry, the oldest first, with the running balance, the closing balance and the age of the debt', async () => {
  const customer = await on.business.addCustomer('Hoteli Vala');
  await on.business.owe(customer, 1000);
  await on.business.owe(customer, 50);
  await on.business.pay(customer, 320);
  const words = await textOf(customer);
  expect(words).toContain('Pasqyra e llogarisë');
  expect(words).toContain('Hoteli Vala');
  expect(words).toMatch(
    /Bilanci në fillim.*0\.00.*Faturë.*1 000\.00.*Faturë.*50\.00.*1 050\.00.*Pagesë.*−320\.00.*730\.00.*Bilanci në fund.*730\.00.*730\.00/,
  );
  expect(words).toContain('Brenda afatit 730.00');
});

test('entries before the period are summed as its opening balance, and later entries are left out', async () => {
  const customer = await on.business.addCustomer();
  await on.business.owe(customer, 200);
  const tomorrow = dayAfter(on.business.today());
  const later = await textOf(customer, { from: tomorrow, to: tomorrow });
  expect(later).toMatch(/Bilanci në fillim.*200\.00.*Bilanci në fund.*0\.00.*200\.00/);
  expect(later).not.toContain('Faturë');
  const earlier = await textOf(customer, { from: '2020-01-01', to: '2020-12-31' });
  expect(earlier).toMatch(/Bilanci në fillim.*0\.00.*Bilanci në fund.*0\.00.*0\.00/);
});

test('debts in euro are shown in euro and in lek, with the balance in euro', async () => {
  const customer = await on.business.addCustomer();
  await on.business.owe(customer, 100, 98.5);
  const words = await textOf(customer);
  expect(words).toMatch(/Faturë.*100\.00 EUR.*9 850\.00.*9 850\.00/);
  expect(words).toContain('Bilanci në fund: 100.00 EUR');
});

test.each([
  { language: 'en', title: 'Statement of account', kind: 'Invoice', age: 'Not due' },
  { language: 'it', title: 'Estratto conto', kind: 'Fattura', age: 'Non scaduto' },
] as const)(
  'a statement in $language has the texts of that language',
  async ({ language, title, kind, age }) => {
    const customer = await on.business.addCustomer();
    await on.business.owe(customer, 10);
    const words = await textOf(customer, { language });
    for (const word of [title, kind, age]) expect(words).toContain(word);
  },
);

test('a statement for a customer of another business, or for a period that ends before it begins, is refused', async () => {
  const other = await addPayingBusiness(on.server, on.standIn);
  expect(await refusalOf(textOf(await other.addCustomer()))).toMatchObject({ code: 'not-found' });
  const customer = await on.business.addCustomer();
  expect(await refusalOf(textOf(customer, { from: '2026-02-01', to: '2026-01-01' }))).toMatchObject({
    problems: [{ path: 'to', code: 'date' }],
  });
});

test('a statement is sent by e-mail as a PDF, in the language that the call chooses', async () => {
  const customer = await on.business.addCustomer('Bar Deti');
  await on.business.owe(customer, 1200);
  const mailServer = await startMailServer();
  const { message } = await on.business.client(payments.sendStatement, {
    subjectId: customer,
    from: on.business.today(),
    to: on.business.today(),
    language: 'en',
    email: 'deti@prova.example',
  });
  expect(message).toBe('Pasqyra u dërgua te deti@prova.example.');
  const settings = { SMTP_URL: mailServer.url, MAIL_FROM: 'Tezga <tezga@prova.example>' };
  const config = { ...on.server.config, ...settings };
  await runDueJobs(on.server.config.DATABASE_URL, jobBook, { ...on.server.jobContext, config });
  mailServer.stop();
  const mail = mailServer.mails.find((each) => each.includes('To: deti@prova.example')) ?? '';
  expect(mail).toContain('Balance after: 1\u00A0200.00 ALL');
  const [, encoded = ''] = /application\/pdf[^]*?\r\n\r\n([\w+/=\s]+)/.exec(mail) ?? [];
  const [page] = await readPdf(Buffer.from(encoded, 'base64'));
  expect(page?.text).toContain('Statement of account Bar Deti');
  const [left] = await on.server.asOwner`
    select attachment, kind from platform.messages where recipient = 'deti@prova.example'`;
  expect(left).toMatchObject({ attachment: null, kind: 'statement' });
});

test('a statement to an invalid e-mail address is refused', async () => {
  const customer = await on.business.addCustomer();
  const input = { subjectId: customer, from: on.business.today(), to: on.business.today(), email: 'deti' };
  expect(await refusalOf(on.business.client(payments.sendStatement, input))).toMatchObject({
    problems: [{ path: 'email', code: 'email' }],
  });
});
