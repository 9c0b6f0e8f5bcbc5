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
  ['sent and without a reply', { status: 'pending' }, 'not-refused'],
  ['pending behind a refused document', { status: 'pending', isSent: false }, null],
  ['pending because of the certificate', { status: 'pending', isSent: false, fault: '36' }, 'not-refused'],
  ['fiscalized', { status: 'fiscalized', code: 'nivf', fault: null }, 'not-refused'],
  ['refused but has an NIVF', { code: 'nivf' }, 'not-refused'],
  ['already retracted', { isRetracted: true }, 'not-refused'],
  ['a correction', { isCorrection: true }, 'correction'],
  ['a summary', { isSummary: true }, 'summary'],
  ['referred to by another invoice', { isReferred: true }, 'referred'],
])('retractHindranceOf returns the reason, or null, for an invoice that is %s', (_what, given, hindrance) => {
  expect(retractHindranceOf({ ...refused, ...given })).toBe(hindrance);
});

test.each(['11', '40', '41', '42', '43', '44', '53', '54', '59', '60', '61'])(
  'an invoice can be retracted after fault %s, because that fault proves an error in the document itself',
  (fault) => expect(retractHindranceOf({ ...refused, fault })).toBeNull(),
);

test.each(['2', '10', '34', '36', '38', '52', '55', '58', 'unknown', 'certificate-missing', null])(
  'after fault %s an invoice cannot be retracted, because an earlier attempt may have been accepted',
  (fault) => expect(retractHindranceOf({ ...refused, fault })).toBe('may-be-known'),
);
