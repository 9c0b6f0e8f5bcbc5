import { figure } from './fields/amounts.ts';
import { paymentMethodCodes } from '@tezga/domain';
import { z } from 'zod';
import { deadlineCounts } from './fields/deadline-fields.ts';
import { day, recordId } from './fields/fields.ts';
import { route } from './call/route.ts';

const mayRead = { area: 'dashboard', level: 'read' } as const;

const figures = {
  totalPrice: figure.money,
  totalVATAmount: figure.money,
  totalPriceWithoutVAT: figure.money,
  count: z.int(),
};

/** Sales of a period, and of the period of the same length before it. */
const compared = {
  totals: z.object({ ...figures, itemsSold: figure.quantity }),
  before: z.object({ ...figures, itemsSold: figure.quantity, from: z.string(), to: z.string() }),
};

/** The sales of the business, read from the totals that are updated with every sale. */
export const dashboard = {
  range: route({
    service: 'main',
    method: 'POST',
    path: '/dashboard-data',
    summary:
      'The sales of a range of days, compared with the range of the same length before it; whole months with whole months.',
    access: mayRead,
    input: z
      .object({ date: z.object({ from: day, to: day }) })
      .refine(({ date }) => date.from <= date.to, { path: ['date', 'to'], message: 'date' }),
    output: z.object({
      ...compared,
      /** Every day of the range, also days without a sale. For a range above a year: months, by their first day. */
      byDay: z.array(z.object({ day: z.string(), ...figures })),
      /** All hours of the day, also hours without a sale. */
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
          totalPrice: figure.money,
        }),
      ),
      topClients: z.array(
        z.object({ customerId: recordId, name: z.string(), totalPrice: figure.money, count: z.int() }),
      ),
    }),
    fallback: 'data-fetch',
    changing: false,
  }),
  today: route({
    service: 'main',
    method: 'GET',
    path: '/dashboard-daily-data',
    summary: 'The sales of today by hour, compared with the same hours of the previous day.',
    access: mayRead,
    input: z.object({}),
    output: z.object({
      day: z.string(),
      /** The previous day is counted up to the end of this hour. */
      upToHour: z.int(),
      ...compared,
      byHour: z.array(z.object({ hour: z.int(), ...figures })),
      /**
       * Invoices that the tax authority has not accepted yet, and how many of them are near their deadline or past
       * it.
       */
      waiting: z.object({ count: z.int(), ...deadlineCounts }),
    }),
    fallback: 'data-fetch',
  }),
};
