import type { RefusalCode } from '@tezga/domain';

/** 401 and 424 end the session on the screen and 403 is only logged there, so no other refusal may use them. */
export const refusalStatus: Record<RefusalCode, number> = {
  'invalid-input': 400,
  'not-found': 404,
  'not-permitted': 403,
  'not-signed-in': 401,
  'business-not-available': 424,
  'first-start-needed': 409,
  'first-start-over': 409,
  'wrong-credentials': 400,
  'too-many-attempts': 429,
  'too-many-requests': 429,
  'too-large': 413,
  'disk-full': 507,
  'unsupported-format': 415,
  'request-id-missing': 400,
  'request-id-reused': 409,
  'view-name-taken': 409,
  'backups-not-configured': 409,
  'wrong-password': 400,
  'wrong-pin': 400,
  'wrong-code': 400,
  'second-factor-needed': 400,
  'second-factor-must-enrol': 409,
  'second-factor-required': 409,
  'second-factor-not-begun': 409,
  'second-factor-already-on': 409,
  'password-needed': 409,
  'opened-by-admin': 409,
  'password-must-change': 409,
  'password-same': 400,
  'code-not-valid': 400,
  'too-soon': 429,
  'too-many-codes': 429,
  'contact-taken': 409,
  'reset-not-asked': 409,
  'user-owns-business': 409,
  'user-is-self': 409,
  'role-name-taken': 409,
  'role-in-use': 409,
  'role-fixed': 409,
  'admin-role-fixed': 409,
  'admin-role-in-use': 409,
  'own-rights': 409,
  'employee-is-owner': 409,
  'employee-already-there': 409,
  'operator-code-taken': 409,
  'changed-meanwhile': 409,
  'contract-already-signed': 409,
  'contract-template-changed': 409,
  'sku-taken': 409,
  'barcode-taken': 409,
  'recipe-circle': 400,
  'recipe-too-deep': 400,
  'article-in-recipe': 409,
  'category-name-taken': 409,
  'unit-name-taken': 409,
  'unit-in-use': 409,
  'unit-last': 409,
  'currency-already-there': 409,
  'currency-not-there': 409,
  'currency-in-use': 409,
  'currency-base': 409,
  'customer-code-taken': 409,
  'account-already-there': 409,
  'shop-name-taken': 409,
  'business-unit-taken': 409,
  'shop-last': 409,
  'nipt-taken': 409,
  'business-has-open-documents': 409,
  'shop-in-use': 409,
  'till-name-taken': 409,
  'tcr-code-taken': 409,
  'tcr-number-taken': 409,
  'device-in-use': 409,
  'device-not-attached': 409,
  'sim-card-taken': 409,
  'image-not-valid': 400,
  'comment-files-full': 409,
  'image-too-large': 400,
  'print-too-heavy': 409,
  'file-not-valid': 400,
  'attachment-not-valid': 400,
  'password-check-needed': 409,
  'import-over': 409,
  'import-undone': 409,
  'certificate-file-too-large': 400,
  'certificate-file-not-pkcs12': 400,
  'certificate-file-damaged': 400,
  'certificate-file-wrong-password': 400,
  'certificate-file-unsupported-protection': 400,
  'certificate-file-no-key': 400,
  'certificate-file-key-not-rsa': 400,
  'certificate-file-no-certificate': 400,
  'certificate-file-no-matching-certificate': 400,
  'certificate-not-yet-valid': 400,
  'certificate-expired': 400,
  'certificate-wrong-environment': 400,
  'certificate-other-business': 400,
  'certificate-ends-earlier': 409,
  'certificate-missing': 409,
  'clock-away': 409,
  'clock-was-ahead': 409,
  'tax-authority-unreachable': 409,
  'tax-authority-refused': 409,
  'self-care-password-missing': 409,
  'self-care-password-wrong': 409,
  'self-care-typed-password-wrong': 400,
  'self-care-session-over': 409,
  'self-care-unreachable': 409,
  'self-care-refused': 409,
  'self-care-operator-missing': 400,
  'till-not-registered': 409,
  'drawer-already-open': 409,
  'drawer-not-open': 409,
  'till-of-other-shop': 409,
  'till-on-other-device': 409,
  'drawer-short': 409,
  'stock-insufficient': 409,
  'operator-code-missing': 409,
  'business-unit-missing': 409,
  'shop-address-missing': 409,
  'customer-needed': 409,
  'client-not-verified': 409,
  'nothing-to-correct': 409,
  'order-already-used': 409,
  'order-not-open': 409,
  'orders-differ': 409,
  'summary-too-long': 409,
  'advance-already-used': 409,
  'debt-given-up': 409,
  'debt-not-owed': 409,
  'vat-status-changed': 409,
  'invoice-refused': 409,
  'original-refused': 409,
  'retract-not-refused': 409,
  'retract-correction': 409,
  'retract-summary': 409,
  'retract-referred': 409,
  'retract-may-be-known': 409,
  'invoice-number-taken': 409,
  'note-issued-otherwise': 409,
  'document-posted-otherwise': 409,
  'sale-issued-otherwise': 409,
  'payment-provider-missing': 409,
  'payment-provider-unreachable': 409,
  'payment-declined': 409,
  'payment-not-approved': 409,
  'payment-issuer-missing': 409,
};

/** Statuses that this client and server use in addition to the standard ones. */
export const protocolStatus = { tryAgainNow: 210, tryAgainSoon: 499 } as const;

/** The reply header with the new address of the business, on a reply with status 210. */
export const baseAddressHeader = 'base-address';

/** Data that a screen may need in addition to the error message of a refusal. */
export interface RefusalFacts {
  /** The code and text of the tax authority, if the tax authority refused. */
  readonly fault?: { readonly code: string | null; readonly text: string };
  /** The last days of the current certificate and of the uploaded one. */
  readonly ends?: { readonly current: string; readonly given: string };
  /** The articles with too little stock, in the unit of each article. */
  readonly shortArticles?: readonly {
    readonly articleId: string;
    readonly name: string;
    readonly available: number;
    readonly requested: number;
  }[];
  /** The invoice that was already issued with this sale id. */
  readonly issuedInvoiceId?: string;
}

/** The body of every refusal. */
export interface RefusalBody {
  readonly message: string;
  readonly code: RefusalCode | 'failed';
  readonly requestId: string;
  readonly problems?: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  readonly details?: RefusalFacts;
}
