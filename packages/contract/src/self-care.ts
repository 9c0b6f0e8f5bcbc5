import { z } from 'zod';
import { moment, namedBusiness, recordId } from './fields/fields.ts';
import { route } from './call/route.ts';
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
} from './fields/self-care-fields.ts';
import { entryInput, newOperatorInput, newPortalEmployee } from './fields/self-care-inputs.ts';

const adminReads = { adminArea: 'businesses', level: 'read' } as const;
const adminChanges = { adminArea: 'businesses', level: 'readWrite' } as const;
const mayReadPurchases = { anyOf: [{ area: 'receipts', level: 'read' }, adminReads] } as const;

const noEntry = [
  'self-care-password-missing',
  'self-care-password-wrong',
  'self-care-session-over',
  'self-care-unreachable',
  'self-care-refused',
] as const;

/** An operator of the portal with the matching employee; null if no employee has the code. */
const comparedOperator = portalOperator.extend({
  employeeId: recordId.nullable(),
  employeeName: z.string().nullable(),
});

/** A unit of the portal with the matching shop; null if no shop has the code. */
const comparedUnit = portalBusinessUnit.extend({
  shopId: recordId.nullable(),
  shopName: z.string().nullable(),
});

/** The stored data of the portal, compared with the employees and the shops of the business. */
const comparedAccount = portalAccount.omit({ token: true }).extend({
  /** formerName: the name of the deleted employee who had the operator code. */
  operators: z.array(comparedOperator.extend({ formerName: z.string().nullable() })),
  businessUnits: z.array(comparedUnit),
  employeesNotInPortal: z.array(z.object({ _id: recordId, name: z.string(), opCode: z.string() })),
  shopsNotInPortal: z.array(z.object({ _id: recordId, name: z.string(), bUnit: z.string() })),
});

/** The data about a business in Self-Care, the central portal of the tax authority. */
export const selfCare = {
  enter: route({
    service: 'self-care',
    method: 'POST',
    path: '/',
    summary:
      'Sign in to the portal with the stored password and read the taxpayer data; a super admin gives the business, or name and password. The token identifies the session on this server only.',
    access: { anyOf: [{ area: 'configurations', level: 'readWrite' }, adminReads] },
    input: entryInput,
    output: portalAccount,
    refusals: ['not-found', 'not-permitted', 'self-care-typed-password-wrong', ...noEntry],
    fallback: 'portal-fetch',
    repliesSecret: true,
    inSteps: true,
  }),
  createOperator: route({
    service: 'self-care',
    method: 'POST',
    path: '/createoperator',
    summary:
      'A new operator in the portal, in the session of the token or with the stored password; a repeated personal number is the same operator.',
    access: { anyOf: [{ area: 'employees', level: 'readWrite' }, adminChanges] },
    input: newOperatorInput,
    output: portalOperators,
    inSteps: true,
    refusals: ['not-found', ...noEntry],
    fallback: 'operator-registration',
  }),
  credentials: route({
    service: 'self-care',
    method: 'GET',
    path: '/credentials',
    summary: 'The user name for the portal, whether a password is stored, and the last successful sign-in.',
    access: { anyOf: [{ area: 'configurations', level: 'read' }, adminReads] },
    input: z.object(namedBusiness),
    output: z.object({ username: z.string(), isKept: z.boolean(), lastLoginAt: moment.nullable() }),
    refusals: ['not-found'],
    fallback: 'portal-fetch',
  }),
  salesPurchaseBook: route({
    service: 'self-care',
    method: 'GET',
    path: '/sales-purchase-book',
    summary: 'Both books of a month, by default the current one.',
    access: mayReadPurchases,
    input: z.object({ period: bookPeriod.optional(), ...namedBusiness }),
    output: salesPurchaseBook,
    refusals: ['not-found', ...noEntry],
    fallback: 'books-fetch',
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
    fallback: 'books-fetch',
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
    fallback: 'books-fetch',
    changing: false,
  }),
  newBook: route({
    service: 'self-care',
    method: 'GET',
    path: '/book-new',
    summary: 'The totals of the books of a month, by default the current one.',
    access: mayReadPurchases,
    input: z.object({ period: bookPeriod.optional(), ...namedBusiness }),
    output: newBook,
    refusals: ['not-found', ...noEntry],
    fallback: 'books-fetch',
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
    fallback: 'books-fetch',
  }),
  purchasePaper: route({
    service: 'self-care',
    method: 'GET',
    path: '/purchaseInvoicePDF',
    summary: 'One of them as a PDF.',
    access: mayReadPurchases,
    input: z.object({ fic: z.uuid('invalid'), ...namedBusiness }),
    output: z.object({ base64: z.string(), fileName: z.string() }),
    refusals: ['not-found', ...noEntry],
    fallback: 'platform-pdf',
    timeoutMs: 25_000,
  }),
  employees: route({
    service: 'main',
    method: 'GET',
    path: '/self-care/employees',
    summary:
      'The operators of the portal with the matching employees, and employees that the portal does not have.',
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
      'A new employee who is also an operator of the portal: an existing one by code, or a new one by personal number. The portal is asked only if the employee may be added, and the employee is added only with an operator. A repeated call gets the same reply.',
    access: { area: 'employees', level: 'readWrite' },
    inSteps: true,
    input: newPortalEmployee,
    output: z.object({ employeeId: recordId, opCode: z.string() }),
    refusals: [
      'not-found',
      'role-fixed',
      'contact-taken',
      'employee-already-there',
      'operator-code-taken',
      'self-care-operator-missing',
      ...noEntry,
    ],
    fallback: 'change-not-made',
  }),
  refresh: route({
    service: 'main',
    method: 'POST',
    path: '/sa/refresh-sc-sync',
    summary:
      'Sign in to the portal for a business, store what it says about the business, and compare it with the employees and the shops.',
    access: adminChanges,
    input: z.object({ businessId: recordId }),
    output: z.object({
      lastLoginAt: moment,
      scUpdatedAt: moment,
      operators: z.int(),
      businessUnits: z.int(),
      account: comparedAccount,
      message: z.string(),
    }),
    inSteps: true,
    refusals: ['not-found', ...noEntry],
    fallback: 'portal-fetch',
  }),
  businessUnits: route({
    service: 'main',
    method: 'POST',
    path: '/sa/fetchBUnits',
    summary: 'The business units of the portal, and which shop of the business each of them is.',
    access: adminReads,
    input: z.object({ businessId: recordId }),
    output: z.object({
      businessUnits: z.array(comparedUnit),
    }),
    refusals: ['not-found', ...noEntry],
    fallback: 'portal-fetch',
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
  stored: route({
    service: 'main',
    method: 'GET',
    path: '/sa/self-care-data',
    summary:
      'The data of the portal as it was last refreshed, compared with the employees and the shops of today; null before the first time.',
    access: adminReads,
    input: z.object({ businessId: recordId }),
    output: z.object({ scUpdatedAt: moment.nullable(), account: comparedAccount.nullable() }),
    refusals: ['not-found'],
    fallback: 'portal-fetch',
  }),
};
