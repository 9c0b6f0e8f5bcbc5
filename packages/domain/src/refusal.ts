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
  'password-check-needed',
  'import-over',
  'import-undone',
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
] as const;
export type FallbackCode = (typeof fallbackCodes)[number];

/** Why one field of an input is not accepted. */
export const fieldProblems = [
  'required',
  'invalid',
  'too-long',
  'too-short',
  'too-large',
  'too-small',
  'email-or-phone',
  'record-id',
  'date',
  'choice',
  'email',
  'phone',
  'password-too-short',
  'password-without-lowercase',
  'password-without-uppercase',
  'password-without-digit',
  'password-mismatch',
  'pin',
  'operator-code',
  'positive',
  'not-negative',
  'not-zero',
  'whole-number',
  'no-decimals',
  'two-decimals',
  'three-decimals',
  'eight-decimals',
  'ten-digits',
  'percentage',
  'iban',
  'plate',
  'nuis',
  'national-id',
  'passport',
  'vat-number',
  'tax-number',
  'social-number',
  'points',
  'business-phone',
  'website',
  'business-unit-code',
  'cash-device-code',
  'country',
  'currency',
  'barcode',
  'image',
  'image-size',
  'file-format',
  'file-size',
  'twice',
  'sku-taken',
  'barcode-taken',
  'customer-code-taken',
  'unknown-category',
  'unknown-unit',
  'unknown-currency',
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

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
