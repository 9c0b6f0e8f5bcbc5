import { fiscalStatuses } from '@tezga/domain';
import { z } from 'zod';
import { figure, signedTotal, total } from './fields/amounts.ts';
import { deadlineCounts, deadlineFields, seen } from './fields/deadline-fields.ts';
import { moment, operatorIds, recordId } from './fields/fields.ts';
import { pageFacts, sortBy } from './fields/listing.ts';
import { paginationOptions } from './fields/pagination-options.ts';
import { resendRoute, resendsAtOnce, seeMissedRoute } from './call/document-routes.ts';
import { route } from './call/route.ts';
import { text } from './fields/texts.ts';

export const drawerOperations = ['INITIAL', 'DEPOSIT', 'WITHDRAW'] as const;
export const drawerTargets = ['safe', 'bank'] as const;
/**
 * Where the money of a drawer movement came from or went to. `payment`: the movement belongs to a payment by a
 * customer or to a supplier.
 */
export const movementTargets = [...drawerTargets, 'payment'] as const;
export const movementResendsAtOnce = resendsAtOnce;

export const movementSortColumns = ['date', 'till', 'operator', 'amount'] as const;

const mayRead = { area: 'cashRegister', level: 'read' } as const;
const mayChange = { area: 'cashRegister', level: 'readWrite' } as const;

const day = z.iso.date('date');

/** The result of submitting a drawer movement to the tax authority so far. */
const fiscalResult = {
  status: z.enum(fiscalStatuses),
  /** The code of the tax authority for the movement; null until the tax authority has sent it. */
  fcdc: z.string().nullable(),
  /** Why there is no code yet, as a phrase key; null if there is no fault. */
  fault: z.string().nullable(),
};

const transaction = z.object({
  _id: recordId,
  pos_id: recordId,
  posName: z.string(),
  operation: z.enum(drawerOperations),
  amount: figure.money,
  target: z.enum(movementTargets).nullable(),
  note: z.string(),
  createdAt: moment,
  employeeId: recordId,
  employeeName: z.string(),
  ...fiscalResult,
});

/** The drawers of the tills: opened each day, filled and emptied; each movement is submitted to the tax authority. */
export const cashRegister = {
  transactions: route({
    service: 'main',
    method: 'POST',
    path: '/external-modules/cash-register/transactions',
    summary: 'The deposits and withdrawals of drawers, the newest first.',
    access: mayRead,
    input: z.object({
      paginationOptions,
      posIds: z.array(recordId).max(200, 'too-large').default([]),
      operatorIds,
      date: z.object({ from: day.optional(), to: day.optional() }).default({}),
      ...sortBy(movementSortColumns),
    }),
    output: z.object({
      transactions: z.array(transaction),
      count: z.int(),
      isMore: z.boolean(),
      ...pageFacts,
    }),
    fallback: 'data-fetch',
    changing: false,
  }),
  initialBalance: route({
    service: 'main',
    method: 'GET',
    path: '/external-modules/cash-register/initialBalance',
    summary: 'The drawer of a till today: opening balance, movements, expected balance.',
    access: mayRead,
    input: z.object({ pos_id: recordId }),
    output: z.object({
      /** Null until the drawer is opened today. */
      initialBalance: z
        .object({
          _id: recordId,
          pos_id: recordId,
          createdAt: moment,
          employeeId: recordId,
          startingBalance: figure.money,
          deposit: figure.money,
          withdraw: figure.money,
          salesAmount: figure.money,
          availableCash: figure.money,
          /**
           * The difference between counted and expected cash, summed over the counts of today; negative for a
           * shortage.
           */
          countDifference: figure.money,
          /** Null until the drawer has been counted today. */
          lastCount: z
            .object({
              createdAt: moment,
              employeeName: z.string(),
              counted: figure.money,
              difference: figure.money,
            })
            .nullable(),
          ...fiscalResult,
        })
        .nullable(),
      /** The balance at the end of the last day on which the drawer was open. */
      carriedOver: figure.money,
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  reportBalance: route({
    service: 'main',
    method: 'POST',
    path: '/external-modules/cash-register/reportBalance',
    summary: 'Opens the drawer of a till for today, or puts money into it or takes it out.',
    access: mayChange,
    input: z
      .object({
        pos_id: recordId,
        operation: z.enum(drawerOperations),
        amount: total,
        target: z.enum(drawerTargets).default('safe'),
        note: text(200),
      })
      .refine(({ operation, amount }) => operation === 'INITIAL' || amount > 0n, {
        path: ['amount'],
        message: 'positive',
      }),
    output: z.object({ _id: recordId, status: z.enum(fiscalStatuses), message: z.string() }),
    refusals: ['not-found', 'till-not-registered', 'drawer-already-open', 'drawer-not-open', 'drawer-short'],
    fallback: 'data-change',
  }),
  count: route({
    service: 'main',
    method: 'POST',
    path: '/external-modules/cash-register/count',
    summary:
      'Records the cash that was counted in the open drawer of a till; more or less than expected is posted as income or as an expense.',
    access: mayChange,
    input: z.object({
      pos_id: recordId,
      counted: total,
      /** The expected cash that the count was compared with. */
      expected: signedTotal,
      note: text(200),
    }),
    output: z.object({ _id: recordId, difference: figure.money, message: z.string() }),
    refusals: ['not-found', 'drawer-not-open', 'drawer-changed'],
    fallback: 'data-change',
  }),
  waiting: route({
    service: 'invoice-utilities',
    method: 'GET',
    path: '/cash-register/waiting',
    summary:
      'The drawer movements that the tax authority has not accepted yet, by deadline; those with an acknowledged missed deadline come last.',
    access: mayRead,
    input: z.object({}),
    output: z.object({
      transactions: z.array(transaction.extend({ ...deadlineFields, seen })),
      count: z.int(),
      ...deadlineCounts,
    }),
    fallback: 'data-fetch',
  }),
  resend: resendRoute({ path: '/cash-register/resend', access: mayChange, documents: 'movements' }),
  seeMissed: seeMissedRoute({ path: '/cash-register/see-missed', access: mayChange, documents: 'movements' }),
};
