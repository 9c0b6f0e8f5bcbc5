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
  platesMax,
  startPoints,
  vehicleOwnerships,
} from '@tezga/domain';
import { z } from 'zod';
import { quantity, total } from './amounts.ts';
import { attemptFields, deadlineFields, seen } from './deadline-fields.ts';
import { documentFilter } from './document-filter.ts';
import { moment, recordId, requiredText } from './fields.ts';
import { text } from './texts.ts';
import { timeline } from './timeline-fields.ts';

/** Any moment as a device says it; messages of the tax authority know whole seconds. */
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
  /** Null for goods that are no article. */
  articleId: recordId.nullable().default(null),
  name: requiredText(200),
  code: text(50),
  unit: requiredText(50),
  quantity,
});

/** What goes with goods on the road, as it is typed. */
export const noteInput = {
  tillId: recordId,
  kind: z.enum(noteKinds).default('WTN'),
  transaction: z.enum(noteTransactionCodes),
  vehicle: z.object({
    ownership: z.enum(vehicleOwnerships).default('OWNER'),
    /** With or without spaces. */
    plates: text(2 * platesMax).transform(canonicalPlates),
  }),
  /** Needed where the vehicle is somebody else's. */
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
  /** The invoice the goods were sold with, where there is one. */
  invoiceId: recordId.nullable().default(null),
};

/** A note as lists show it. */
export const listedNote = z.object({
  _id: recordId,
  wtnNumber: z.string(),
  wtnOrderNumber: z.int(),
  date: moment,
  /** Shown as NSLFSH. */
  wtnic: z.string(),
  /** Shown as NIVFSH; null until the tax authority gave it. */
  fwtnic: z.string().nullable(),
  status: z.enum(fiscalStatuses),
  /** Why there is no NIVFSH, by the name its sentence stands under. */
  fault: z.string().nullable(),
  kind: z.enum(noteKinds),
  transaction: z.enum(noteTransactionCodes),
  vehiclePlates: z.string(),
  startCity: z.string(),
  startDateTime: moment,
  destinationCity: z.string(),
  destinationDateTime: moment,
  /** In lek. */
  valueOfGoods: z.number(),
  linesCount: z.int(),
  invoiceId: recordId.nullable(),
  invoiceNumber: z.string().nullable(),
  shopName: z.string(),
  posId: recordId,
  posName: z.string(),
  operatorId: recordId,
  operatorName: z.string(),
});

const place = z.object({ address: z.string(), city: z.string() });
const shownStop = place.extend({ point: z.string(), at: moment });
const party = z.object({ name: z.string(), address: z.string(), town: z.string() });
const shownLines = z.array(
  z.object({
    articleId: recordId.nullable(),
    name: z.string(),
    code: z.string(),
    unit: z.string(),
    quantity: z.number(),
  }),
);

/** Everything there is to know of one note. */
export const wholeNote = listedNote.extend({
  issuer: party.extend({ nuis: z.string() }),
  carrier: party.extend({ idType: z.enum(carrierIdTypes), idNumber: z.string() }).nullable(),
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
  /** Where anyone can look it up at the tax authority. */
  link: z.string(),
  /** Of a note the tax authority has not taken; null once it has. */
  waiting: z.object(deadlineFields).nullable(),
  /** What the tax authority itself said. */
  faultCode: z.string().nullable(),
  faultText: z.string().nullable(),
  timeline,
});

/** A note the tax authority has not taken yet. */
export const waitingNote = listedNote.extend({ ...deadlineFields, seen, ...attemptFields });

/** What an invoice says of a note that goes with its goods. */
export const notePrefill = z.object({
  invoiceId: recordId,
  invoiceNumber: z.string(),
  tillId: recordId,
  valueOfGoods: z.number(),
  /** Where the shop that sold stands. */
  start: place,
  /** Where the buyer is; empty for a buyer who was not asked. */
  destination: place,
  buyerName: z.string(),
  lines: shownLines,
});

/** Which notes are wanted. Searched by a number, an NIVFSH, an NSLFSH, plates, a town, a carrier or goods. */
export const noteFilter = {
  ...documentFilter,
  transactions: z.array(z.enum(noteTransactionCodes)).max(4, 'too-large').default([]),
};
