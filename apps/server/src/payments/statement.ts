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
import { printedPdf } from '../platform/documents/print.ts';
import type { FreeHandler } from '../platform/http/context.ts';
import { cardOf } from './subject.ts';
import type { SubjectReading } from './subjects.ts';

type Call = typeof contract.payments.statement;
type Asked = z.output<Call['input']>;
type Card = Awaited<ReturnType<typeof cardOf>>;

const linesMax = 3000;
const linesOnPage = 50;

/** Ages are those of now, because the open items of an earlier day are not kept. */
export const statement: FreeHandler<Call> = {
  async freely(input, context) {
    const { language } = input;
    const { job, pdf } = await printedPdf(context, linesMax / linesOnPage, async (transaction) => ({
      report: await statementOf(input, { ...context, transaction, language }),
      options: { language },
    }));
    return { name: `${job.report.title}.pdf`, pdf };
  },
};

async function statementOf(asked: Asked, context: SubjectReading): Promise<PrintedReport> {
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
  return { ...writtenStatement(card, asked, words, tiranaDay(at)), businessName: business.name, at };
}

function writtenStatement(
  card: Card,
  { type, from, to }: Asked,
  words: Phrases['payments'],
  today: string,
): Pick<PrintedReport, 'title' | 'notes' | 'columns' | 'rows' | 'totals'> {
  const { subject, entries, opening } = card;
  const { title, columns, before, after, rule } = words.statement;
  const start = sumOf(opening.map(({ balance }) => balance));
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
    totals: row(after, to, '', writtenAmount(change), plus(start, change)),
  };
}

const inMoney = (amount: Money, currency: string): string => `${writtenAmount(amount)} ${currency}`;

/** The balances in foreign currencies before and after the period. */
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
