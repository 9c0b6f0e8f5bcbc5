import type { contract } from '@tezga/contract';
import { refuseUnless } from '@tezga/domain';
import { searchPatterns } from '../platform/database/search-patterns.ts';
import { findPage, valuesFor } from '../platform/documents/find-page.ts';
import type { Handler } from '../platform/http/context.ts';
import { documentsOfPayment, listedPayment, paymentRows } from './payments-read.ts';

type Call = typeof contract.payments;

export const list: Handler<Call['list']> = async (input, context) => {
  const { transaction, businessId, phrasesIn, language } = context;
  const { page, perPage: take, type, subjectId, method, from, to, search } = input;
  const values = valuesFor(businessId);
  const { place } = values;
  const patterns = searchPatterns(search);
  const { ids, count, isMore, isSortCut, days } = await findPage(transaction, values, {
    from: 'tenant.payments payment',
    conditions: [
      'payment.business_id = $1',
      ...(type === undefined ? [] : [`payment.side = ${place(type)}`]),
      ...(subjectId === undefined ? [] : [`payment.subject_id = ${place(subjectId)}`]),
      ...(method === undefined ? [] : [`payment.method = ${place(method)}`]),
      ...(from === undefined ? [] : [`payment.day >= ${place(from)}::date`]),
      ...(to === undefined ? [] : [`payment.day <= ${place(to)}::date`]),
      ...(search === undefined || patterns.length === 0
        ? []
        : [
            `(starts_with(payment.number_text, ${place(search.trim())}) or exists (
                select 1 from tenant.customers found where found.business_id = $1 and found.id = payment.subject_id
                  and found.search_text like all (${place(patterns)}::text[])))`,
          ]),
    ],
    order: 'day desc, id desc',
    skip: (page - 1) * take,
    take,
    days: { column: 'day', isMoment: false, sum: 'amount_all' },
  });
  const { withoutRecord } = phrasesIn[language].payments;
  const rows = await paymentRows(transaction, businessId, ids);
  return {
    payments: rows.map((row) => listedPayment(row, withoutRecord)),
    totalResult: count,
    isMore,
    isSortCut,
    days: [...days],
  };
};

export const one: Handler<Call['one']> = async ({ id }, { transaction, businessId, phrasesIn, language }) => {
  const [row] = await paymentRows(transaction, businessId, [id]);
  refuseUnless(row !== undefined, 'not-found');
  const original = row.reversesId ?? id;
  const [documents, [journal]] = [
    await documentsOfPayment(transaction, businessId, original),
    await transaction.run<{ readonly id: string }>(
      `select id from tenant.journals
       where business_id = $1 and source_type = 'payment' and source_id = $2 and is_void = $3`,
      [businessId, original, row.reversesId !== null],
    ),
  ];
  if (journal === undefined) throw new Error(`payment ${id} is not posted`);
  const { withoutRecord } = phrasesIn[language].payments;
  const { movementId } = row;
  return {
    payment: { ...listedPayment(row, withoutRecord), movementId, journalId: journal.id, documents },
  };
};
