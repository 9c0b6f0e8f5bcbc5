/** Everything the product may say no with. Each code has its HTTP status in contract and its sentence in phrases. */
export const refusalCodes = [
  'invalid-input',
  'not-found',
  'not-permitted',
  'not-signed-in',
  'business-not-available',
  'wrong-credentials',
  'too-many-attempts',
  'too-many-requests',
  'too-large',
  'unsupported-format',
  'request-id-missing',
  'request-id-reused',
  'view-name-taken',
  'wrong-password',
  'wrong-pin',
  'password-needed',
  'password-must-change',
  'password-same',
  'code-not-valid',
  'too-soon',
  'too-many-codes',
  'contact-taken',
  'reset-not-asked',
  'user-owns-business',
  'user-is-self',
  'role-name-taken',
  'role-in-use',
  'role-fixed',
  'employee-is-owner',
  'employee-already-there',
  'operator-code-taken',
  'changed-meanwhile',
  'contract-already-signed',
  'contract-template-changed',
  'sku-taken',
  'barcode-taken',
  'recipe-circle',
  'recipe-too-deep',
  'article-in-recipe',
  'category-name-taken',
  'unit-name-taken',
  'unit-in-use',
  'unit-last',
  'currency-already-there',
  'currency-not-there',
  'currency-in-use',
  'currency-base',
  'customer-code-taken',
  'account-already-there',
  'shop-name-taken',
  'business-unit-taken',
  'shop-last',
  'shop-in-use',
  'till-name-taken',
  'tcr-code-taken',
  'image-not-valid',
  'file-not-valid',
  'attachment-not-valid',
  'password-check-needed',
  'import-over',
  'import-undone',
  'certificate-file-too-large',
  'certificate-file-not-pkcs12',
  'certificate-file-damaged',
  'certificate-file-wrong-password',
  'certificate-file-unsupported-protection',
  'certificate-file-no-key',
  'certificate-file-key-not-rsa',
  'certificate-file-no-certificate',
  'certificate-file-no-matching-certificate',
  'certificate-not-yet-valid',
  'certificate-expired',
  'certificate-wrong-environment',
  'certificate-other-business',
  'certificate-ends-earlier',
  'certificate-missing',
  'tax-authority-unreachable',
  'tax-authority-refused',
  'self-care-password-missing',
  'self-care-password-wrong',
  'self-care-typed-password-wrong',
  'self-care-session-over',
  'self-care-unreachable',
  'self-care-refused',
  'self-care-operator-missing',
  'till-not-registered',
  'drawer-already-open',
  'drawer-not-open',
  'drawer-short',
  'stock-insufficient',
  'operator-code-missing',
  'business-unit-missing',
  'shop-address-missing',
  'customer-needed',
  'nothing-to-correct',
  'order-already-used',
  'order-not-open',
  'orders-differ',
  'summary-too-long',
  'advance-already-used',
  'debt-given-up',
  'debt-not-owed',
  'vat-status-changed',
  'invoice-refused',
  'invoice-number-taken',
  'note-issued-otherwise',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** What a call says when something failed that is not the business saying no. */
export const fallbackCodes = [
  'sign-in',
  'server-problem',
  'data-fetch',
  'data-change',
  'change-not-made',
  'verification',
  'resend',
  'method-removal',
  'password-change',
  'contract-load',
  'employees-fetch',
  'try-later',
  'articles-fetch',
  'article-save',
  'article-edit',
  'articles-remove',
  'sku-check',
  'barcode-check',
  'sku-fetch',
  'customer-save',
  'shop-hide',
  'shop-remove',
  'settings-remove',
  'all-currencies-fetch',
  'currency-edit',
  'logo-save',
  'configuration-save',
  'certificate-save',
  'taxpayers-fetch',
] as const;
export type FallbackCode = (typeof fallbackCodes)[number];

export { fieldProblems, type FieldProblem } from './field-problems.ts';

export type RefusalDetails = Readonly<Record<string, unknown>>;

/** The business saying no. Anything else thrown is a bug. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: RefusalDetails;
  /** True where what was written before the refusal must stay, as a counted failed attempt does. */
  readonly keepsWork: boolean;

  constructor(code: RefusalCode, details: RefusalDetails = {}, { keepsWork = false } = {}) {
    super(code);
    this.code = code;
    this.details = details;
    this.keepsWork = keepsWork;
  }
}

export function refuseUnless(
  condition: unknown,
  code: RefusalCode,
  details: RefusalDetails = {},
): asserts condition {
  if (!condition) throw new Refusal(code, details);
}
