import { z } from 'zod';
import { moment, recordId } from './fields.ts';
import { route } from './route.ts';
import {
  bookPeriod,
  bookRowsQuestion,
  booksQuestion,
  gridPage,
  newBook,
  portalAccount,
  portalBusinessUnit,
  portalOperator,
  portalOperators,
  portalPurchases,
  purchasesQuestion,
  salesPurchaseBook,
} from './self-care-fields.ts';
import { entryInput, newOperatorInput, newPortalEmployee } from './self-care-inputs.ts';

const mayReadPurchases = { area: 'receipts', level: 'read' } as const;
const adminReads = { adminArea: 'businesses', level: 'read' } as const;
const adminChanges = { adminArea: 'businesses', level: 'readWrite' } as const;

const noEntry = [
  'self-care-password-missing',
  'self-care-password-wrong',
  'self-care-session-over',
  'self-care-unreachable',
  'self-care-refused',
] as const;

/** How an operator of the portal stands here: null where no employee has the code. */
const comparedOperator = portalOperator.extend({
  employeeId: recordId.nullable(),
  employeeName: z.string().nullable(),
});

/** What the central portal of the tax authority, Self-Care, holds of a business. */
export const selfCare = {
  enter: route({
    service: 'self-care',
    method: 'POST',
    path: '/',
    summary:
      'Enter the portal with the kept password and read what it shows; who looks after businesses says which one, or gives name and password. The token stands for the session and opens only here.',
    access: { anyOf: [{ area: 'configurations', level: 'readWrite' }, adminReads] },
    input: entryInput,
    output: portalAccount,
    refusals: ['not-found', 'not-permitted', 'too-many-requests', ...noEntry],
    fallback: 'data-fetch',
    repliesSecret: true,
  }),
  createOperator: route({
    service: 'self-care',
    method: 'POST',
    path: '/createoperator',
    summary:
      'A new operator in the portal, in the session of the token or with the kept password; the same personal number again is the same operator.',
    access: { anyOf: [{ area: 'employees', level: 'readWrite' }, adminChanges] },
    input: newOperatorInput,
    output: portalOperators,
    refusals: ['not-found', 'too-many-requests', ...noEntry],
    fallback: 'change-not-made',
  }),
  credentials: route({
    service: 'self-care',
    method: 'GET',
    path: '/credentials',
    summary: 'With which name the portal is entered, whether a password is kept, and when it last let in.',
    access: { area: 'configurations', level: 'read' },
    input: z.object({}),
    output: z.object({ username: z.string(), isKept: z.boolean(), lastLoginAt: moment.nullable() }),
    fallback: 'data-fetch',
  }),
  salesPurchaseBook: route({
    service: 'self-care',
    method: 'GET',
    path: '/sales-purchase-book',
    summary: 'Both books of a month, the running one unless told.',
    access: mayReadPurchases,
    input: z.object({ period: bookPeriod.optional() }),
    output: salesPurchaseBook,
    refusals: ['not-found', ...noEntry],
    fallback: 'data-fetch',
  }),
  books: route({
    service: 'self-care',
    method: 'POST',
    path: '/sc/book',
    summary: 'The months of a book, a page at a time.',
    access: mayReadPurchases,
    input: booksQuestion,
    output: gridPage,
    refusals: ['not-found', ...noEntry],
    fallback: 'data-fetch',
    changing: false,
  }),
  bookRows: route({
    service: 'self-care',
    method: 'POST',
    path: '/sc/book-row',
    summary: 'The documents of a month of a book, a page at a time.',
    access: mayReadPurchases,
    input: bookRowsQuestion,
    output: gridPage,
    refusals: ['not-found', ...noEntry],
    fallback: 'data-fetch',
    changing: false,
  }),
  newBook: route({
    service: 'self-care',
    method: 'GET',
    path: '/book-new',
    summary: 'The books of a month in figures, the running one unless told.',
    access: mayReadPurchases,
    input: z.object({ period: bookPeriod.optional() }),
    output: newBook,
    refusals: ['not-found', ...noEntry],
    fallback: 'data-fetch',
  }),
  purchases: route({
    service: 'self-care',
    method: 'GET',
    path: '/purchaseInvoice',
    summary: 'The invoices that others issued to the business, between two days or in a month.',
    access: mayReadPurchases,
    input: purchasesQuestion,
    output: portalPurchases,
    refusals: ['not-found', ...noEntry],
    fallback: 'data-fetch',
  }),
  purchasePaper: route({
    service: 'self-care',
    method: 'GET',
    path: '/purchaseInvoicePDF',
    summary: 'One of them as a PDF.',
    access: mayReadPurchases,
    input: z.object({ fic: z.uuid('invalid') }),
    output: z.object({ base64: z.string(), fileName: z.string() }),
    refusals: ['not-found', ...noEntry],
    fallback: 'data-fetch',
    timeoutMs: 25_000,
  }),
  employees: route({
    service: 'main',
    method: 'GET',
    path: '/self-care/employees',
    summary:
      'The operators of the portal, which of them are employees here, and whom the portal does not know.',
    access: { area: 'employees', level: 'read' },
    input: z.object({}),
    output: z.object({
      employees: z.array(comparedOperator),
      notInPortal: z.array(z.object({ _id: recordId, name: z.string(), opCode: z.string() })),
    }),
    refusals: ['not-found', ...noEntry],
    fallback: 'employees-fetch',
  }),
  addEmployee: route({
    service: 'main',
    method: 'POST',
    path: '/add-sc-employee-with-role',
    summary:
      'A new employee who is an operator in the portal too: one who is there already, by the code, or a new one, by the personal number. Both or neither.',
    access: { area: 'employees', level: 'readWrite' },
    input: newPortalEmployee,
    output: z.object({ employeeId: recordId, opCode: z.string() }),
    refusals: [
      'not-found',
      'role-fixed',
      'contact-taken',
      'employee-already-there',
      'operator-code-taken',
      'self-care-operator-missing',
      'too-many-requests',
      ...noEntry,
    ],
    fallback: 'change-not-made',
  }),
  refresh: route({
    service: 'main',
    method: 'POST',
    path: '/sa/refresh-sc-sync',
    summary: 'Enter the portal anew for a business, to see whether its password still lets in.',
    access: adminChanges,
    input: z.object({ businessId: recordId }),
    output: z.object({
      lastLoginAt: moment,
      operators: z.int(),
      businessUnits: z.int(),
      message: z.string(),
    }),
    refusals: ['not-found', 'too-many-requests', ...noEntry],
    fallback: 'data-fetch',
  }),
  businessUnits: route({
    service: 'main',
    method: 'POST',
    path: '/sa/fetchBUnits',
    summary: 'The business units of the portal, and which shop of the business each of them is.',
    access: adminReads,
    input: z.object({ businessId: recordId }),
    output: z.object({
      businessUnits: z.array(
        portalBusinessUnit.extend({ shopId: recordId.nullable(), shopName: z.string().nullable() }),
      ),
    }),
    refusals: ['not-found', ...noEntry],
    fallback: 'data-fetch',
    changing: false,
  }),
  operators: route({
    service: 'main',
    method: 'POST',
    path: '/sa/fetchEmployees',
    summary: 'The operators of the portal, and which employee of the business each of them is.',
    access: adminReads,
    input: z.object({ businessId: recordId }),
    output: z.object({ employees: z.array(comparedOperator) }),
    refusals: ['not-found', ...noEntry],
    fallback: 'employees-fetch',
    changing: false,
  }),
};
