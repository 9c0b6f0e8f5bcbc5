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

/** A file that is on the server already and waits for its e-invoice. */
export interface UploadedFile {
  readonly _id: string;
  readonly name: string;
  readonly size: number;
}

/** What is typed of an e-invoice. */
export interface EInvoiceForm extends Omit<EInvoiceDetails, 'files'> {
  readonly files: readonly UploadedFile[];
}

export const emptyEInvoiceForm: EInvoiceForm = { ...usualEInvoice, files: [] };

export const emptyParty: EInvoiceParty = { name: '', idNumber: '', address: '', town: '', country: 'ALB' };

/** In the order in which people are asked for them. */
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

/** What is sent of it with the sale. */
export function eInvoiceRequest(form: EInvoiceForm): Request {
  return { ...form, files: form.files.map(({ _id }) => _id) };
}

export interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

export interface SortedFiles<Chosen> {
  readonly taken: readonly Chosen[];
  /** Of no type that goes along. */
  readonly wrong: readonly Chosen[];
  /** They would make all together too large. */
  readonly tooLarge: readonly Chosen[];
  readonly tooMany: readonly Chosen[];
}

/** Which of the newly chosen files may go along with those there are already; one chosen twice goes once. */
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
