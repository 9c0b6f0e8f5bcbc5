import { contract } from '@tezga/contract';
import { readPdf } from '@tezga/print/read-pdf';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addSecondShop, hireFor, refusalOf, usePayingBusiness } from '../testing/index.ts';

const { payments } = contract;

const on = usePayingBusiness();
let otherShop: Awaited<ReturnType<typeof addSecondShop>>;
/** An employee who is assigned to the first shop. */
let employee: Awaited<ReturnType<typeof hireFor>>;
let customer: string;
beforeAll(async () => {
  otherShop = await addSecondShop(on.server, on.business);
  employee = await hireFor(on.server, on.business.id, [on.business.shopId]);
});

/**
 * Two unpaid invoices of one customer: `own` over 100 in the employee's shop, and `other` over 50 in the second
 * shop.
 */
let own: string;
let other: string;
beforeEach(async () => {
  customer = await on.business.addCustomer();
  own = (await on.business.owe(customer, 100))._id;
  const sale = { saleId: on.business.anId(), tillId: otherShop.tillId, customerId: customer };
  const lines = [{ name: 'Shërbim', unit: 'copë', quantity: 1, price: 50, vat: '20' }];
  other = (await on.business.sell({ ...sale, lines, payments: [{ type: 'ACCOUNT', amount: 50 }] }))._id;
});

const byEmployee = (amount: number, given: object = {}) =>
  employee.client(payments.pay, {
    paymentId: on.business.anId(),
    method: 'ACCOUNT',
    accountId: on.business.accountId,
    date: on.business.today(),
    subjectId: customer,
    amount,
    ...given,
  });

test('an employee of one shop sees only the balance, card and open documents of that shop', async () => {
  const { client } = employee;
  const asked = { subjectId: customer, perPage: '100' };
  const { subject, entries } = await client(payments.subject, asked);
  expect(subject).toMatchObject({ balance: 100, openCount: 1, ages: { notDue: 100 } });
  expect(entries.map(({ amount, balance }) => [amount, balance])).toEqual([[100, 100]]);
  expect((await client(payments.whatCanIPay, asked)).documents.map(({ _id }) => _id)).toEqual([own]);
  expect((await client(payments.sales, asked)).documents.map(({ _id }) => _id)).toEqual([own]);
  const { documents: debts } = await client(payments.allSales, { search: subject.name, perPage: '100' });
  expect(debts.map(({ _id }) => _id)).toEqual([own]);
  const { subjects, balance } = await client(payments.subjects, { search: subject.name });
  expect(subjects).toMatchObject([{ subjectId: customer, balance: 100 }]);
  expect(balance).toBe(100);
  expect((await on.business.card(customer)).subject.balance).toBe(150);
  const statement = { subjectId: customer, from: on.business.today(), to: on.business.today() };
  expect((await client(payments.statement, statement)).pdf).not.toBe('');
});

test('a statement by an employee of one shop names the shop in the PDF and the e-mail; one by the owner names none', async () => {
  const period = { subjectId: customer, from: on.business.today(), to: on.business.today() };
  const sentence = 'Vetëm dokumentet e këtyre dyqaneve: ';
  const textFor = async ({ client }: Pick<typeof employee, 'client'>) => {
    const { pdf } = await client(payments.statement, period);
    const pages = await readPdf(Buffer.from(pdf, 'base64'));
    return pages.map(({ text }) => text).join(' ');
  };
  const written = await textFor(employee);
  expect(written).toContain(sentence);
  expect(written).not.toContain('Dyqani i dytë');
  expect(await textFor(on.business)).not.toContain(sentence);
  const email = `${customer}@prova.example`;
  await employee.client(payments.sendStatement, { ...period, email });
  const [message] = await on.server.asOwner`select * from platform.messages where recipient = ${email}`;
  expect(JSON.stringify(message)).toContain(sentence);
});

test("the open debts of an employee of one shop are the sums of that shop's documents, also after a payment", async () => {
  const { name } = (await on.business.card(customer)).subject;
  const openDebts = async () =>
    (await employee.client(payments.subjects, { search: name, open: 'true' })).subjects;
  expect(await openDebts()).toMatchObject([{ subjectId: customer, balance: 100, openCount: 1 }]);
  await byEmployee(40);
  expect(await openDebts()).toMatchObject([{ subjectId: customer, balance: 60 }]);
  await byEmployee(60);
  expect(await openDebts()).toEqual([]);
});

test('an employee of one shop cannot pay documents of another shop or take cash at its tills', async () => {
  expect((await refusalOf(byEmployee(50, { documents: [{ _id: other }] }))).code).toBe('invalid-input');
  expect((await refusalOf(byEmployee(101))).code).toBe('payment-exceeds-open');
  const otherSale = employee.client(payments.paySale, {
    paymentId: on.business.anId(),
    saleId: other,
    method: 'ACCOUNT',
    accountId: on.business.accountId,
    date: on.business.today(),
    amount: 50,
  });
  expect((await refusalOf(otherSale)).code).toBe('not-found');
  const cash = { method: 'BANKNOTE', accountId: null, tillId: otherShop.tillId };
  expect((await refusalOf(byEmployee(100, cash))).code).toBe('not-found');
  expect(await byEmployee(100)).toMatchObject({ documents: [{ _id: own, settled: 100 }] });
  expect((await on.business.card(customer)).subject.balance).toBe(50);
});

test('in a payment for two shops, an employee of one sees only its document, and cannot reverse the payment', async () => {
  const paid = await on.business.pay(customer, 150);
  const { payment } = await employee.client(payments.one, { id: paid._id });
  expect(payment.documents.map(({ _id }) => _id)).toEqual([own]);
  const { subject, entries } = await employee.client(payments.subject, { subjectId: customer });
  expect(subject.balance).toBe(0);
  expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['payment', -100],
    ['invoice', 100],
  ]);
  const reversal = { paymentId: on.business.anId(), id: paid._id, note: 'Gabim' };
  expect((await refusalOf(employee.client(payments.reverse, reversal))).code).toBe('payment-of-other-shops');
  await on.business.client(payments.reverse, reversal);
  expect((await employee.client(payments.subject, { subjectId: customer })).subject.balance).toBe(100);
});

test("an employee of one shop gets not-found for payments of another shop's documents", async () => {
  const paid = await on.business.pay(customer, 50, { documents: [{ _id: other }] });
  const { payments: listed } = await employee.client(payments.list, { subjectId: customer });
  expect(listed).toEqual([]);
  expect((await refusalOf(employee.client(payments.one, { id: paid._id }))).code).toBe('not-found');
  const reversal = { paymentId: on.business.anId(), id: paid._id, note: 'Gabim' };
  expect((await refusalOf(employee.client(payments.reverse, reversal))).code).toBe('not-found');
});

test('an advance belongs to the shop of the till, or for a bank payment to the shop of the employee', async () => {
  const cash = { method: 'BANKNOTE', accountId: null, keepRest: true } as const;
  await on.business.pay(customer, 150);
  await on.business.pay(customer, 30, { ...cash, tillId: otherShop.tillId });
  await on.business.pay(customer, 20, { ...cash, tillId: on.business.till.id });
  await byEmployee(10, { keepRest: true });
  const { credits, balances } = await employee.client(payments.whatCanIPay, { subjectId: customer });
  expect(credits.map(({ openMon }) => openMon)).toEqual([-20, -10]);
  expect(balances).toEqual([{ currency: 'ALL', balance: -30, balanceMon: -30 }]);
  expect((await on.business.card(customer)).subject.balance).toBe(-60);
});
