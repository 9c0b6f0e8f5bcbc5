import { contract, encoded, figure, type WireInputOf } from '@tezga/contract';
import {
  transactionsOfKind,
  usualJourneyMs,
  type NoteKind,
  type NoteTransaction,
  type VehicleOwnership,
} from '@tezga/domain';
import type { z } from 'zod';
import type { NotePrefill, TransferPrefill } from './queries.ts';

export type NoteValues = WireInputOf<typeof contract.wtn.issue>;
type CheckedNote = z.output<typeof contract.wtn.issue.input>;
export type NoteLine = NoteValues['lines'][number];

export const noteSchema: z.ZodType<CheckedNote, NoteValues> = contract.wtn.issue.input;

const minuteMs = 60_000;

/** The value of an empty number field. */
const noNumber = '' as unknown as number;

export const emptyLine: NoteLine = { articleId: null, name: '', code: '', unit: '', quantity: noNumber };

const noCarrier = { idType: 'NUIS', idNumber: '', name: '', address: '', town: '' } as const;

interface Place {
  readonly address: string;
  readonly city: string;
}

export interface Beginning {
  readonly noteId: string;
  readonly tillId: string;
  /** The address of the shop of the till. */
  readonly shop: Place | undefined;
  /** Null without a sales invoice. */
  readonly invoice: NotePrefill | null;
  /** Null without a transfer between shops. */
  readonly transfer: TransferPrefill | null;
  readonly now: Date;
}

/**
 * The initial values: departure is now, from the shop of the till unless the invoice or the transfer names another
 * place. Goods of a sales invoice go to its buyer, goods of a transfer to its destination shop.
 */
export function newNote({ noteId, tillId, shop, invoice, transfer, now }: Beginning): NoteValues {
  const prefill = invoice ?? transfer;
  const startAt = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const start = prefill?.start ?? shop ?? { address: '', city: '' };
  const kind: NoteKind = invoice === null ? 'WTN' : 'SALE';
  return {
    noteId: transfer?.isFirst === true ? transfer.transferId : noteId,
    tillId: prefill?.tillId ?? tillId,
    kind,
    transaction: usualTransaction(kind),
    vehicle: transfer?.vehicle ?? { ownership: 'OWNER', plates: '' },
    carrier: transfer?.carrier ?? null,
    start: { point: transfer?.start.point ?? 'STORE', ...placeOf(start), at: startAt.toISOString() },
    destination: {
      point: transfer?.destination.point ?? (invoice === null ? 'WAREHOUSE' : 'OTHER'),
      ...placeOf(prefill?.destination ?? { address: '', city: '' }),
      at: new Date(startAt.getTime() + usualJourneyMs).toISOString(),
    },
    isGoodsFlammable: false,
    isEscortRequired: false,
    packaging: null,
    packageCount: null,
    valueOfGoods: prefill === null ? noNumber : encoded(figure.money, prefill.valueOfGoods),
    lines: prefill === null ? [] : prefill.lines.map(typedLine),
    invoiceId: invoice?.invoiceId ?? null,
    transferId: transfer?.transferId ?? null,
  };
}

const typedLine = (line: NotePrefill['lines'][number]): NoteLine => ({
  ...line,
  quantity: encoded(figure.quantity, line.quantity),
});

const placeOf = ({ address, city }: Place): Place => ({ address, city });

const usualTransaction = (kind: NoteKind): NoteTransaction => transactionsOfKind(kind)[0] ?? 'TRANSFER';

/** Returns the transaction type if it is allowed for the kind, otherwise the default of the kind. */
export function transactionFor(kind: NoteKind, transaction: NoteTransaction): NoteTransaction {
  return transactionsOfKind(kind).includes(transaction) ? transaction : usualTransaction(kind);
}

/** The carrier of a third-party vehicle; null for an own vehicle. */
export function carrierFor(
  ownership: VehicleOwnership,
  carrier: NoteValues['carrier'],
): NonNullable<NoteValues['carrier']> | null {
  return ownership === 'THIRDPARTY' ? (carrier ?? noCarrier) : null;
}
