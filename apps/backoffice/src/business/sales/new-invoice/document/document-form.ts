import { contract, decoded, encoded, type InputOf, type OnWire, type OutputOf } from '@tezga/contract';
import {
  lateIssue,
  type Advance,
  type LateIssue,
  type LateReason,
  type SaleDocument,
  type SelfIssueType,
} from '@tezga/domain';
import { fieldMoment, momentOfField } from '../../../../kits/forms/field-moment.ts';

/** An advance that no invoice has used yet. */
export type OpenAdvance = OutputOf<typeof contract.sales.openAdvances>['advances'][number];

/** An advance in JSON form, as it is stored with the cart. */
export type ChosenAdvance = OnWire<OpenAdvance>;

const advanceSchema = contract.sales.openAdvances.output.shape.advances.element;
export const chosenAdvance = (open: OpenAdvance): ChosenAdvance => encoded(advanceSchema, open);

/** The form of the optional parts of an invoice. */
export interface DocumentForm {
  readonly selfIssue: SelfIssueType | null;
  /** Calendar days; '' while empty. */
  readonly supplyStart: string;
  readonly supplyEnd: string;
  readonly isAdvance: boolean;
  /** The chosen advances with their amounts, so that computing the total needs no call. */
  readonly advances: readonly ChosenAdvance[];
  readonly isBuying: boolean;
  /** Null if the invoice is issued now. */
  readonly lateReason: LateReason | null;
  /** Local time in Tirana, for example 2026-11-14T18:42; '' while empty. */
  readonly lateAt: string;
}

export const plainDocument: DocumentForm = {
  selfIssue: null,
  supplyStart: '',
  supplyEnd: '',
  isAdvance: false,
  advances: [],
  isBuying: false,
  lateReason: null,
  lateAt: '',
};

/** The number of optional parts that are used. */
export function unusualParts(form: DocumentForm): number {
  const { selfIssue, supplyStart, supplyEnd, isAdvance, advances, isBuying, lateReason } = form;
  const parts = [
    selfIssue !== null,
    supplyStart !== '' || supplyEnd !== '',
    isAdvance,
    advances.length > 0,
    isBuying,
    lateReason !== null,
  ];
  return parts.filter(Boolean).length;
}

export const isPlain = (form: DocumentForm): boolean => unusualParts(form) === 0;

export function saleDocument({
  selfIssue,
  supplyStart,
  supplyEnd,
  isAdvance,
  isBuying,
}: DocumentForm): SaleDocument {
  const [start, end] = [supplyStart || supplyEnd, supplyEnd || supplyStart];
  return { selfIssue, supply: start === '' ? null : { start, end }, isAdvance, isBuying };
}

/** The advances in the form of the domain rules. */
export const advancesOf = ({ advances }: DocumentForm): readonly Advance[] =>
  advances
    .map((advance) => decoded(advanceSchema, advance))
    .map(({ _id, currencyCode, reverseCharge, taxes }) => ({
      id: _id,
      // Always null here: the browser only computes totals, and the server reads the customer account of the advance.
      customerId: null,
      currency: currencyCode,
      isReverseCharge: reverseCharge,
      taxes: taxes.map(({ vatPercent, exemption, withoutVat, withVat, withoutVatInLek }) => ({
        vatPercent: vatPercent === null ? null : BigInt(vatPercent),
        fiscalExemption: exemption,
        withoutVat,
        withVat,
        withoutVatInLek,
      })),
    }));

/** Null if the invoice is issued now, or the moment is still empty. */
export function lateOf({ lateReason, lateAt }: DocumentForm): LateIssue | null {
  const moment = momentOfField(lateAt);
  return lateReason === null || moment === ''
    ? null
    : lateIssue({ reason: lateReason, issuedAt: new Date(moment) });
}

type DocumentRequest = NonNullable<InputOf<typeof contract.sales.issue>['document']>;

export function documentRequest(form: DocumentForm): DocumentRequest {
  const { selfIssue, supplyStart, supplyEnd, isAdvance, advances, isBuying } = form;
  const late = lateOf(form);
  return {
    selfIssue,
    supplyStart: supplyStart === '' ? null : supplyStart,
    supplyEnd: supplyEnd === '' ? null : supplyEnd,
    isAdvance,
    advanceIds: advances.map(({ _id }) => _id),
    isBuying,
    late: late === null ? null : { reason: late.reason, issuedAt: late.issuedAt.toISOString() },
  };
}

type StoredDocument = OutputOf<typeof contract.sales.draft>['draft']['cart']['document'];

/** The form of a stored draft, with only those advances that are still open. */
export function documentOfDraft(stored: StoredDocument, open: readonly OpenAdvance[]): DocumentForm {
  const { selfIssue, supplyStart, supplyEnd, isAdvance, advanceIds, isBuying, late } = stored;
  return {
    selfIssue,
    supplyStart: supplyStart ?? '',
    supplyEnd: supplyEnd ?? '',
    isAdvance,
    advances: open.filter(({ _id }) => advanceIds.includes(_id)).map(chosenAdvance),
    isBuying,
    lateReason: late?.reason ?? null,
    lateAt: late === null ? '' : fieldMoment(late.issuedAt),
  };
}
