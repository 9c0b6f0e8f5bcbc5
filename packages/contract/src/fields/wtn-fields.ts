import {
  canonicalClientId,
  canonicalPlates,
  carrierIdTypes,
  destinationPoints,
  fiscalStatuses,
  noteKinds,
  noteLinesMax,
  noteTransactionCodes,
  packagings,
  startPoints,
  vehicleOwnerships,
} from '@tezga/domain';
import { z } from 'zod';
import { figure, quantity, total } from './amounts.ts';
import { attemptFields, deadlineFields, seen } from './deadline-fields.ts';
import { documentFilter } from './document-filter.ts';
import { moment, recordId, requiredText } from './fields.ts';
import { sortBy } from './listing.ts';
import { text, vehiclePlate } from './texts.ts';
import { timeline } from './timeline-fields.ts';

export const noteSortColumns = ['date', 'number', 'route', 'value'] as const;

/**
 * A moment in any precision that a device sends; it is cut to whole seconds in messages to the tax authority.
 */
const momentInput = z.iso.datetime({ offset: true, error: 'date' });

const stop = <const Points extends readonly [string, ...string[]]>(points: Points) =>
  z.object({ point: z.enum(points), address: requiredText(200), city: requiredText(100), at: momentInput });

const carrier = z
  .object({
    idType: z.enum(carrierIdTypes),
    idNumber: text(20),
    name: text(100),
    address: text(200),
    town: text(100),
  })
  .transform((input) => ({ ...input, idNumber: canonicalClientId(input.idType, input.idNumber) }));

const noteLine = z.object({
  /** The article; null for goods without an article. */
  articleId: recordId.nullable().default(null),
  name: requiredText(200),
  code: text(50),
  unit: requiredText(50),
  quantity,
});

/** The fields of an accompanying invoice (WTN). */
export const noteInput = {
  tillId: recordId,
  kind: z.enum(noteKinds).default('WTN'),
  transaction: z.enum(noteTransactionCodes),
  vehicle: z.object({
    ownership: z.enum(vehicleOwnerships).default('OWNER'),
    /** The plates of the vehicle, typed with or without spaces. */
    plates: vehiclePlate.transform(canonicalPlates),
  }),
  /** Required if the vehicle belongs to someone else. */
  carrier: carrier.nullable().default(null),
  start: stop(startPoints),
  destination: stop(destinationPoints),
  isGoodsFlammable: z.boolean().default(false),
  isEscortRequired: z.boolean().default(false),
  packaging: z.enum(packagings).nullable().default(null),
  packageCount: z.int('whole-number').nullable().default(null),
  /** In lek. */
  valueOfGoods: total,
  lines: z.array(noteLine).min(1, 'required').max(noteLinesMax, 'too-large'),
  /** The invoice of the goods, if there is one. */
  invoiceId: recordId.nullable().default(null),
  /** The transfer of the goods between shops, if there is one; it must still be in transit. */
  transferId: recordId.nullable().default(null),
};

const typedPlace = z.object({ address: requiredText(200).optional(), city: requiredText(100).optional() });

/**
 * The fields to issue the accompanying invoice of a transfer. The server takes all other fields from the transfer,
 * the shops or the previous accompanying invoice.
 */
export const transferNoteInput = {
  transferId: recordId,
  /** A vehicle of the business. */
  vehicle: z.object({ plates: vehiclePlate.transform(canonicalPlates) }).optional(),
  /** The place of departure; if left out, the address of the shop. */
  start: typedPlace.optional(),
  destination: typedPlace.optional(),
};

/** An accompanying invoice as lists show it. */
export const listedNote = z.object({
  _id: recordId,
  wtnNumber: z.string(),
  wtnOrderNumber: z.int(),
  date: moment,
  /** The NSLFSH. */
  wtnic: z.string(),
  /** The NIVFSH; null until the tax authority has issued it. */
  fwtnic: z.string().nullable(),
  status: z.enum(fiscalStatuses),
  /** Why there is no NIVFSH, as a phrase key; null if there is no fault. */
  fault: z.string().nullable(),
  kind: z.enum(noteKinds),
  transaction: z.enum(noteTransactionCodes),
  vehiclePlates: z.string(),
  startCity: z.string(),
  startDateTime: moment,
  destinationCity: z.string(),
  destinationDateTime: moment,
  /** In lek. */
  valueOfGoods: figure.money,
  linesCount: z.int(),
  invoiceId: recordId.nullable(),
  invoiceNumber: z.string().nullable(),
  transferId: recordId.nullable(),
  transferNumber: z.string().nullable(),
  shopId: recordId,
  shopName: z.string(),
  posId: recordId,
  posName: z.string(),
  operatorId: recordId,
  operatorName: z.string(),
});

const place = z.object({ address: z.string(), city: z.string() });
const shownStop = place.extend({ point: z.string(), at: moment });
const party = z.object({ name: z.string(), address: z.string(), town: z.string() });
const shownCarrier = party.extend({ idType: z.enum(carrierIdTypes), idNumber: z.string() });
const shownLines = z.array(
  z.object({
    articleId: recordId.nullable(),
    name: z.string(),
    code: z.string(),
    unit: z.string(),
    quantity: figure.quantity,
  }),
);

/** An accompanying invoice with all its fields. */
export const wholeNote = listedNote.extend({
  issuer: party.extend({ nuis: z.string() }),
  carrier: shownCarrier.nullable(),
  vehicleOwnership: z.enum(vehicleOwnerships),
  start: shownStop,
  destination: shownStop,
  isGoodsFlammable: z.boolean(),
  isEscortRequired: z.boolean(),
  packaging: z.enum(packagings).nullable(),
  packageCount: z.int().nullable(),
  operatorCode: z.string(),
  businUnitCode: z.string(),
  softCode: z.string(),
  lines: shownLines,
  /** The public page of the document at the tax authority. */
  link: z.string(),
  /** The deadline while the tax authority has not accepted the document; null once it has. */
  waiting: z.object(deadlineFields).nullable(),
  /** The fault code of the tax authority. */
  faultCode: z.string().nullable(),
  faultText: z.string().nullable(),
  timeline,
});

/** An accompanying invoice that the tax authority has not accepted yet. */
export const pendingNote = listedNote.extend({ ...deadlineFields, seen, ...attemptFields });

/** The first values of the form for an accompanying invoice, taken from an invoice. */
export const notePrefill = z.object({
  invoiceId: recordId,
  invoiceNumber: z.string(),
  tillId: recordId,
  valueOfGoods: figure.money,
  /** The address of the shop that sold the goods. */
  start: place,
  /** The address of the buyer; empty for an unnamed buyer. */
  destination: place,
  buyerName: z.string(),
  lines: shownLines,
});

/** The first values of the form for an accompanying invoice, taken from a transfer between shops. */
export const transferPrefill = z.object({
  transferId: recordId,
  transferNumber: z.string(),
  /**
   * True if the transfer has no accompanying invoice yet. The first one must use the id of the transfer as its
   * `noteId` (idempotency key), so that two users cannot both issue it.
   */
  isFirst: z.boolean(),
  /** A till of the shop that the goods leave, or else of another shop; null if the business has no till. */
  tillId: recordId.nullable(),
  /** The cost of the goods. */
  valueOfGoods: figure.money,
  start: place.extend({ point: z.enum(startPoints) }),
  destination: place.extend({ point: z.enum(destinationPoints) }),
  /** The vehicle of the previous accompanying invoice; null if there is none. */
  vehicle: z.object({ ownership: z.enum(vehicleOwnerships), plates: z.string() }).nullable(),
  /** The carrier, if the business does not own the vehicle. */
  carrier: shownCarrier.nullable(),
  lines: shownLines,
});

/**
 * The filter of accompanying invoices. The search text may match a number, an NIVFSH, an NSLFSH, plates, a
 * town, a carrier or goods.
 */
export const noteFilter = {
  ...documentFilter,
  shopIds: z.array(recordId).max(200, 'too-large').default([]),
  transactions: z.array(z.enum(noteTransactionCodes)).max(4, 'too-large').default([]),
  ...sortBy(noteSortColumns),
};
