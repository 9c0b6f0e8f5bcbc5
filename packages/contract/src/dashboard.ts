import { figure } from './fields/amounts.ts';
import { attentionStates, authorityStates, paymentMethodCodes } from '@tezga/domain';
import { z } from 'zod';
import { certificateOutcomes } from './certificates.ts';
import { resendsAtOnce } from './call/document-routes.ts';
import { day, moment, recordId } from './fields/fields.ts';
import { route } from './call/route.ts';

const mayRead = { area: 'dashboard', level: 'read' } as const;

const figures = {
  totalPrice: figure.money,
  totalVATAmount: figure.money,
  totalPriceWithoutVAT: figure.money,
  count: z.int(),
};

/** The sales of a period (`totals`), and of the earlier period that they are compared with (`before`). */
const compared = {
  totals: z.object({ ...figures, itemsSold: figure.quantity }),
  before: z.object({ ...figures, itemsSold: figure.quantity, from: z.string(), to: z.string() }),
};

/** Limits the reply to the sales of this shop; all shops of the employee if left out. */
const inShop = { shopId: recordId.optional() };

/** The kinds of documents that go to the tax authority or, for an e-invoice, to the central platform. */
const alertKinds = ['invoice', 'e-invoice', 'wtn', 'deposit'] as const;

const documentsAlert = z.object({
  kind: z.enum(alertKinds),
  state: z.enum(attentionStates),
  count: z.int(),
  /** The ids of the documents, shortest remaining time first; at most as many as one call can resend. */
  ids: z.array(recordId).max(resendsAtOnce),
  /** The number of the document with the shortest remaining time; null for a drawer movement, which has no number. */
  number: z.string().nullable(),
  /** The whole hours until the earliest deadline of these documents; null for e-invoices, which have no deadline. */
  hoursLeft: z.int().nullable(),
  fault: z.string().nullable(),
});

/**
 * The dashboard: the sales of the business, read from the totals that are updated with every sale, and what needs the
 * attention of the employee.
 */
export const dashboard = {
  range: route({
    service: 'main',
    method: 'POST',
    path: '/dashboard-data',
    summary:
      'The sales of a range of days, compared with the range of the same length before it; whole months with whole months.',
    access: mayRead,
    input: z
      .object({ date: z.object({ from: day, to: day }), ...inShop })
      .refine(({ date }) => date.from <= date.to, { path: ['date', 'to'], message: 'date' }),
    output: z.object({
      ...compared,
      /**
       * False if the business had made no sale when the previous period began; a comparison would then mislead.
       */
      isBeforeWhole: z.boolean(),
      /**
       * The figures of every day of the range, also of days without a sale. If the range is longer than a
       * quarter: the figures of each month, keyed by the first day of the month.
       */
      byDay: z.array(z.object({ day: z.string(), ...figures })),
      /** The figures of all hours of the day, also of hours without a sale. */
      byHour: z.array(z.object({ hour: z.int(), ...figures })),
      byMethod: z.array(
        z.object({ method: z.enum(paymentMethodCodes), totalPrice: figure.money, count: z.int() }),
      ),
      byShop: z.array(z.object({ shopId: recordId, name: z.string(), ...figures })),
      topItems: z.array(
        z.object({
          articleId: recordId,
          name: z.string(),
          quantity: figure.quantity,
          /** The name of the unit of the article. */
          unit: z.string(),
          totalPrice: figure.money,
        }),
      ),
      topClients: z.array(
        z.object({ customerId: recordId, name: z.string(), totalPrice: figure.money, count: z.int() }),
      ),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
    changing: false,
  }),
  today: route({
    service: 'main',
    method: 'GET',
    path: '/dashboard-daily-data',
    summary: 'The sales of today by hour, compared with the same hours of the same weekday a week before.',
    access: mayRead,
    input: z.object(inShop),
    output: z.object({
      day: z.string(),
      /** The current hour. The sales of the earlier day (`before`) are counted up to the end of this hour. */
      upToHour: z.int(),
      ...compared,
      byHour: z.array(z.object({ hour: z.int(), ...figures })),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  alerts: route({
    service: 'main',
    method: 'GET',
    path: '/dashboard-alerts',
    summary:
      'What needs the attention of the employee (only the areas of the role), and whether the tax authority replies.',
    access: 'business',
    input: z.object({}),
    output: z.object({
      documents: z.array(documentsAlert),
      /**
       * The number of documents of the last minute without a reply yet; while it is above 0, the screen polls at a
       * short interval.
       */
      justSentCount: z.int(),
      isCertificateMissing: z.boolean(),
      /** Null if the certificate is missing or needs no attention. */
      certificate: z
        .object({
          outcome: z.enum(certificateOutcomes),
          daysLeft: z.int(),
          notBefore: moment,
          notAfter: moment,
        })
        .nullable(),
      /** E-invoices of suppliers that the business has neither accepted nor refused; null if there are none. */
      purchases: z.object({ count: z.int(), oldestAt: moment.nullable() }).nullable(),
      /** Open invoices of customers past the due day; null if there are none, or if the role does not see customers. */
      overdue: z
        .object({
          count: z.int(),
          open: figure.money,
          oldestDueDay: day,
          /** The five customers whose oldest due day is the earliest. */
          customers: z.array(
            z.object({
              /** The id of a customer record, or KESH for all customers without a record. */
              subjectId: z.string(),
              name: z.string(),
              /** Empty if it is unknown. */
              email: z.string(),
              open: figure.money,
              oldestDueDay: day,
            }),
          ),
        })
        .nullable(),
      /**
       * Articles below their minimum, counted for each shop; null if there are none, or if the role does not see the
       * stock.
       */
      lowStock: z
        .object({
          count: z.int(),
          /** The names of the first few of these articles. */
          names: z.array(z.string()),
        })
        .nullable(),
      taxAuthority: z.object({
        state: z.enum(authorityStates),
        /** How long the tax authority took to reply to the last message. */
        answerMs: z.int().nullable(),
        answeredAt: moment.nullable(),
        /** When an invoice last got its NIVF; null if the role does not see invoices. */
        lastNivfAt: moment.nullable(),
      }),
    }),
    fallback: 'data-fetch',
  }),
  firstSteps: route({
    service: 'main',
    method: 'GET',
    path: '/dashboard-first-steps',
    summary: 'What a new business has prepared before its first invoice, step by step.',
    access: mayRead,
    input: z.object({}),
    output: z.object({
      certificate: z.boolean(),
      /** Whether there is a shop with a business unit code. */
      shop: z.boolean(),
      /** Whether there is a till with a TCR code. */
      till: z.boolean(),
      /** Whether the caller has an operator code. */
      operator: z.boolean(),
      article: z.boolean(),
      invoice: z.boolean(),
    }),
    fallback: 'data-fetch',
  }),
};
