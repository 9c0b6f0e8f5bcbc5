import { foldText } from '../fold-text.ts';
import type { FieldProblem } from '../field-problems.ts';
import type { Buyer } from '../sales/cart.ts';
import type { InvoiceClass } from '../sales/payment-methods.ts';
import { problemIf, type SaleProblem } from '../sales/sale-problem.ts';
import { isClientId } from '../tax-ids.ts';
import { attachmentsMax, attachmentsTotalBytesMax } from './attachments.ts';
import { choosableInvoiceTypes, choosableProcesses } from './document-kind.ts';
import type { EInvoiceDetails } from './e-invoice-details.ts';

const albania = 'ALB';

/** An uploaded file as it is stored. */
export interface StoredAttachment {
  readonly id: string;
  readonly bytes: number;
}

export interface SaleForEInvoice {
  readonly typeOfInvoice: InvoiceClass;
  readonly isSelfIssued: boolean;
  readonly currency: string;
  /** The name and NUIS of the seller; null on the client, which does not know them. */
  readonly seller: { readonly name: string; readonly nuis: string } | null;
  readonly buyer: Buyer | null;
  readonly details: EInvoiceDetails;
  /** The referenced files that exist. */
  readonly storedFiles: readonly StoredAttachment[];
}

/**
 * Whether the law (87/2019) requires an e-invoice: for non-cash sales between Albanian taxpayers. Any other
 * sale cannot be an e-invoice.
 */
export const isEInvoiceDue = ({
  typeOfInvoice,
  isSelfIssued,
  buyer,
}: {
  readonly typeOfInvoice: InvoiceClass | null;
  readonly isSelfIssued: boolean;
  readonly buyer: Pick<Buyer, 'idType' | 'country'> | null;
}): boolean =>
  typeOfInvoice === 'NONCASH' && !isSelfIssued && buyer?.idType === 'NUIS' && buyer.country === albania;

/**
 * Why a sale cannot be an e-invoice: cash sales, sales to foreign buyers and self-issued invoices are only
 * fiscalized.
 */
export function eInvoiceProblems(sale: SaleForEInvoice): SaleProblem[] {
  return [
    ...problemIf(sale.typeOfInvoice === 'CASH', 'eInvoice', 'e-invoice-cash'),
    ...problemIf(sale.isSelfIssued, 'eInvoice', 'e-invoice-self-issued'),
    ...problemIf(currenciesOutsideNorm.has(sale.currency), 'currency', 'e-invoice-currency'),
    ...buyerProblemsOf(sale.buyer),
    ...detailProblems(sale.details),
    ...problemIf(isPayeeSeller(sale), 'eInvoice.payee.name', 'e-invoice-payee-is-seller'),
    ...attachmentProblems(sale),
  ];
}

/** Currencies of ISO 4217 that are missing in the code list of EN 16931 (BR-CL-04). */
const currenciesOutsideNorm: ReadonlySet<string> = new Set(['BGN', 'STN']);

const isSame = (one: string, other: string): boolean =>
  one.trim() !== '' && foldText(one.trim()) === foldText(other.trim());

/** Whether the payee is the seller: EN 16931 allows a payee only if it is somebody else (BR-17). */
function isPayeeSeller({ seller, details: { payee } }: SaleForEInvoice): boolean {
  if (seller === null || payee === null) return false;
  return isSame(payee.name, seller.name) || isSame(payee.idNumber, seller.nuis);
}

const isIn = (code: string | null, choices: readonly string[]) => code === null || choices.includes(code);

function detailProblems(details: EInvoiceDetails): SaleProblem[] {
  const { taxPoint, taxPointDate, taxRepresentative } = details;
  return [
    ...problemIf(!isIn(details.invoiceType, choosableInvoiceTypes), 'eInvoice.invoiceType', 'choice'),
    ...problemIf(!isIn(details.process, choosableProcesses), 'eInvoice.process', 'choice'),
    ...problemIf(
      taxPoint !== null && taxPointDate !== null,
      'eInvoice.taxPointDate',
      'e-invoice-tax-point-twice',
    ),
    // A tax representative of the seller needs a number under which it is registered with the tax authority.
    ...problemIf(
      taxRepresentative !== null && taxRepresentative.idNumber.trim() === '',
      'eInvoice.taxRepresentative.idNumber',
      'required',
    ),
  ];
}

function buyerProblemsOf(buyer: Buyer | null): SaleProblem[] {
  if (buyer === null) return problemIf(true, 'buyer', 'e-invoice-buyer');
  const code: FieldProblem = 'e-invoice-buyer';
  return [
    ...problemIf(buyer.idType !== 'NUIS', 'buyer.idType', code),
    ...problemIf(
      buyer.idType === 'NUIS' && !isClientId('NUIS', buyer.idNumber),
      'buyer.idNumber',
      'e-invoice-buyer',
    ),
    ...problemIf(buyer.country !== albania, 'buyer.country', code),
    ...(['name', 'address', 'town'] as const).flatMap((field) =>
      problemIf(buyer[field].trim() === '', `buyer.${field}`, 'e-invoice-buyer-address'),
    ),
  ];
}

function attachmentProblems({ details: { files }, storedFiles }: SaleForEInvoice): SaleProblem[] {
  const bytesOf = new Map(storedFiles.map(({ id, bytes }) => [id, bytes]));
  const totalBytes = [...bytesOf.values()].reduce((sum, bytes) => sum + bytes, 0);
  return [
    ...problemIf(files.length > attachmentsMax, 'eInvoice.files', 'too-large', { limit: attachmentsMax }),
    ...files.flatMap((id, place) => [
      ...problemIf(!bytesOf.has(id), `eInvoice.files.${place}`, 'attachment-missing'),
      ...problemIf(files.indexOf(id) !== place, `eInvoice.files.${place}`, 'twice'),
    ]),
    ...problemIf(totalBytes > attachmentsTotalBytesMax, 'eInvoice.files', 'file-size'),
  ];
}
