import { expect, test } from 'vitest';
import { retractHindranceOf, type InvoiceToRetract, type RetractHindrance } from './retracting.ts';

const refused: InvoiceToRetract = {
  status: 'error',
  code: null,
  fault: '40',
  isSent: true,
  isRetracted: false,
  isCorrection: false,
  isSummary: false,
  isReferred: false,
};

test.each<[string, Partial<InvoiceToRetract>, RetractHindrance | null]>([
  ['refused', {}, null],
  ['waiting for an answer', { status: 'pending' }, 'not-refused'],
  ['held back for a fault of another', { status: 'pending', isSent: false }, null],
  ['held back by a certificate', { status: 'pending', isSent: false, fault: '36' }, 'not-refused'],
  ['taken', { status: 'fiscalized', code: 'nivf', fault: null }, 'not-refused'],
  ['refused, and yet with an NIVF', { code: 'nivf' }, 'not-refused'],
  ['out of the books already', { isRetracted: true }, 'not-refused'],
  ['a correction', { isCorrection: true }, 'correction'],
  ['a summary', { isSummary: true }, 'summary'],
  ['what another invoice is about', { isReferred: true }, 'referred'],
])('an invoice that is %s', (_what, given, hindrance) => {
  expect(retractHindranceOf({ ...refused, ...given })).toBe(hindrance);
});

test.each(['11', '40', '41', '42', '43', '44', '53', '54', '59', '60', '61'])(
  'fault %s is of the document, so the tax authority does not have it',
  (fault) => expect(retractHindranceOf({ ...refused, fault })).toBeNull(),
);

test.each(['2', '10', '34', '36', '38', '52', '55', '58', 'unknown', 'certificate-missing', null])(
  'after fault %s an earlier attempt may have been taken',
  (fault) => expect(retractHindranceOf({ ...refused, fault })).toBe('may-be-known'),
);
