import type { contract, InputOf } from '@tezga/contract';
import {
  attachmentsMax,
  attachmentsTotalBytesMax,
  attachmentTypeOf,
  usualEInvoice,
  type CardPayment,
  type EInvoiceDetails,
  type EInvoiceParty,
} from '@tezga/domain';

/** An uploaded attachment that belongs to no e-invoice yet. */
export interface UploadedFile {
  readonly _id: string;
  readonly name: string;
  readonly size: number;
}

/** The form of an e-invoice. */
export interface EInvoiceForm extends Omit<EInvoiceDetails, 'files'> {
  readonly files: readonly UploadedFile[];
}

export const emptyEInvoiceForm: EInvoiceForm = { ...usualEInvoice, files: [] };

export const emptyParty: EInvoiceParty = { name: '', idNumber: '', address: '', town: '', country: 'ALB' };

/** The fields of a card payment, in the order of the form. */
export const cardParts = ['orderId', 'authCode', 'tranType', 'maskedPan', 'email', 'tel'] as const;

export const emptyCardPayment: CardPayment = {
  orderId: '',
  authCode: '',
  tranType: '',
  maskedPan: '',
  email: '',
  tel: '',
};

type Request = NonNullable<InputOf<typeof contract.sales.issue>['eInvoice']>;

/** The e-invoice part of the sale request. */
export function eInvoiceRequest(form: EInvoiceForm): Request {
  return { ...form, files: form.files.map(({ _id }) => _id) };
}

export interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

export interface SortedFiles<Chosen> {
  readonly taken: readonly Chosen[];
  /** Files of a type that is not allowed. */
  readonly wrong: readonly Chosen[];
  /** Files that would exceed the total size limit. */
  readonly tooLarge: readonly Chosen[];
  readonly tooMany: readonly Chosen[];
}

/** Sorts newly chosen files into accepted and rejected ones; a file that is already attached is skipped. */
export function sortAttachments<Chosen extends ChosenFile>(
  present: readonly ChosenFile[],
  chosen: readonly Chosen[],
): SortedFiles<Chosen> {
  const sorted = {
    taken: [] as Chosen[],
    wrong: [] as Chosen[],
    tooLarge: [] as Chosen[],
    tooMany: [] as Chosen[],
  };
  const all = [...present];
  for (const file of chosen) {
    if (all.some(({ name, size }) => name === file.name && size === file.size)) continue;
    const together = all.reduce((sum, { size }) => sum + size, file.size);
    if (attachmentTypeOf(file.name) === null) sorted.wrong.push(file);
    else if (together > attachmentsTotalBytesMax) sorted.tooLarge.push(file);
    else if (all.length >= attachmentsMax) sorted.tooMany.push(file);
    else {
      sorted.taken.push(file);
      all.push(file);
    }
  }
  return sorted;
}
