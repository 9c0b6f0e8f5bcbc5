import type { contract } from '@tezga/contract';
import {
  baseCurrency,
  debtAges,
  negated,
  noMoney,
  plus,
  refuseUnless,
  sumOf,
  tiranaDay,
  type Money,
} from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { writtenAmount, writtenDay, type PrintedReport } from '@tezga/print';
import type { z } from 'zod';
import { sendDocument } from '../messages/index.ts';
import { printedPdf } from '../platform/documents/print.ts';
import type { FreeContext, FreeHandler, Handler } from '../platform/http/context.ts';
import { cardOf } from './subject.ts';
import type { SubjectReading } from './subjects.ts';

type Call = typeof contract.payments.statement;
type Asked = z.output<Call['input']>;
type Card = Awaited<ReturnType<typeof cardOf>>;

const linesMax = 3000;
const linesOnPage = 50;

export const statement: FreeHandler<Call> = {
  async freely(input, context) {
    const { name, pdf } = await drawnStatement(input, context);
    return { name, pdf };
  },
};

/** The PDF is drawn within the transaction, so that a failure rolls back the message too. */
export const sendStatement: Handler<typeof contract.payments.sendStatement> = async (input, context) => {
  const { email, language, from, to } = input;
  const { transaction, businessId, clock, phrasesIn } = context;
  const inTransaction: FreeContext['inTransaction'] = (work) => work(transaction);
  const inputs = { businessId, clock, phrasesIn, inTransaction };
  const { name, pdf, job } = await drawnStatement(input, inputs);
  const { businessName, subjectName, balance, shopsLine } = job;
  const words = phrasesIn[language].payments.statement;
  await sendDocument(context, {
    kind: 'statement',
    recipient: email,
    language,
    userName: subjectName,
    subject: words.mail.subject(businessName),
    before: [
      words.mail.text(businessName, writtenDay(from), writtenDay(to), writtenAmount(balance)),
      ...shopsLine,
    ].join(' '),
    after: words.mail.after,
    signature: businessName,
    file: { name, content: Buffer.from(pdf, 'base64') },
  });
  context.note(subjectName);
  return { message: phrasesIn[context.language].payments.statement.sent(email) };
};

type Drawing = Pick<FreeContext, 'inTransaction'> &
  Pick<SubjectReading, 'businessId' | 'clock' | 'phrasesIn'>;

async function drawnStatement(asked: Asked, { inTransaction, ...context }: Drawing) {
  const { businessId } = context;
  const { language } = asked;
  const { job, pdf } = await printedPdf(
    { businessId, inTransaction },
    linesMax / linesOnPage,
    async (transaction) => ({
      ...(await statementOf(asked, { ...context, transaction, language })),
      options: { language },
    }),
  );
  return { name: `${job.report.title}.pdf`, pdf, job };
}

/**
 * Builds a statement. The ages of the debts are as of today, not as of the end of the period, because the open items
 * of earlier days are not stored.
 */
async function statementOf(asked: Asked, context: SubjectReading) {
  const { transaction, businessId, clock, language, phrasesIn } = context;
  const at = clock.now();
  const card = await cardOf({ ...asked, page: 1, perPage: linesMax }, context);
  refuseUnless(card.totalResult <= linesMax, 'statement-too-long');
  const [business] = await transaction.run<{ readonly name: string }>(
    'select name from platform.businesses where id = $1',
    [businessId],
  );
  refuseUnless(business !== undefined, 'not-found');
  const words = phrasesIn[language].payments;
  const businessName = business.name;
  const shopsLine = await ownShopsLine(context);
  const written = writtenStatement(card, asked, words, tiranaDay(at));
  const report: PrintedReport = { ...written, notes: [...written.notes, ...shopsLine], businessName, at };
  return { report, businessName, subjectName: card.subject.name, balance: balanceAfter(card), shopsLine };
}

/**
 * For an employee who is assigned to shops, a line that names them, because the statement covers only documents of
 * these shops.
 */
async function ownShopsLine({ transaction, businessId, language, phrasesIn }: SubjectReading) {
  const shops = await transaction.run<{ readonly name: string }>(
    'select name from tenant.shops where business_id = $1 and not tenant.sees_every_place() order by name, id',
    [businessId],
  );
  if (shops.length === 0) return [];
  return [phrasesIn[language].payments.statement.ofShops(shops.map(({ name }) => name).join(', '))];
}

const balanceBefore = ({ opening }: Card): Money => sumOf(opening.map(({ balance }) => balance));
const balanceAfter = (card: Card): Money =>
  plus(balanceBefore(card), sumOf(card.entries.map(({ amount }) => amount)));

function writtenStatement(
  card: Card,
  { type, from, to }: Asked,
  words: Phrases['payments'],
  today: string,
): Pick<PrintedReport, 'title' | 'notes' | 'columns' | 'rows' | 'totals'> {
  const { subject, entries } = card;
  const { title, columns, before, after, rule } = words.statement;
  const start = balanceBefore(card);
  const change = sumOf(entries.map(({ amount }) => amount));
  const hasForeign = subject.balances.some(({ currency }) => currency !== baseCurrency);
  const row = (name: string, date: string, inCurrency: string, amount: string, balance: Money) => [
    name,
    writtenDay(date),
    ...(hasForeign ? [inCurrency] : []),
    amount,
    writtenAmount(balance),
  ];
  const entryRow = ({
    kind,
    number,
    date,
    currency,
    amount,
    amountMon,
    balance,
  }: Card['entries'][number]) => {
    const inCurrency = currency === baseCurrency ? '' : inMoney(amountMon, currency);
    return row(`${words.kinds[kind]} ${number}`.trim(), date, inCurrency, writtenAmount(amount), balance);
  };
  return {
    title: `${title} ${subject.name}`,
    notes: [
      `${words.statement.subject[type]}: ${[subject.name, subject.idNumber].filter(Boolean).join(', ')}`,
      `${writtenDay(from)} – ${writtenDay(to)}`,
      rule[type],
      ...foreignLines(card, words.statement),
      agesLine(subject, words, today),
    ],
    columns: [
      { header: columns.document, align: 'left' },
      { header: columns.day, align: 'left' },
      ...(hasForeign ? [{ header: columns.inCurrency, align: 'right' as const }] : []),
      { header: columns.amount, align: 'right' },
      { header: columns.balance, align: 'right' },
    ],
    rows: [row(before, from, '', '', start), ...entries.toReversed().map(entryRow)],
    totals: row(after, to, '', writtenAmount(change), balanceAfter(card)),
  };
}

const inMoney = (amount: Money, currency: string): string => `${writtenAmount(amount)} ${currency}`;

/** Lines with the balance before and after the period in each foreign currency. */
function foreignLines(
  { opening, entries }: Card,
  { before, after }: Phrases['payments']['statement'],
): readonly string[] {
  return opening
    .filter(({ currency }) => currency !== baseCurrency)
    .map(({ currency, balanceMon: first }) => {
      const own = entries.filter((entry) => entry.currency === currency);
      const last = own.reduce((sum, { amountMon }) => plus(sum, amountMon), first);
      return `${before}: ${inMoney(first, currency)} · ${after}: ${inMoney(last, currency)}`;
    });
}

function agesLine({ ages, credit }: Card['subject'], words: Phrases['payments'], today: string): string {
  const parts = debtAges.map((age) => `${words.ages[age]} ${writtenAmount(ages[age])}`);
  const credits = credit === noMoney ? [] : [`${words.statement.credit} ${writtenAmount(negated(credit))}`];
  return `${words.statement.ages(writtenDay(today))}: ${[...parts, ...credits].join(' · ')}`;
}
