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
import { deadlineFields, seen } from './deadline-fields.ts';
import { day, moment, recordId, requiredText } from './fields.ts';
import { paginationOptions } from './pagination-options.ts';
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
  quantity: quantity.in,
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
  valueOfGoods: total.in,
  lines: z.array(noteLine).min(1, 'required').max(noteLinesMax, 'too-large'),
  /** The invoice the goods were sold with, where there is one. */
  invoiceId: recordId.nullable().default(null),
};

/** What the tax authority has said so far. */
const fiscal = {
  status: z.enum(fiscalStatuses),
  /** Why there is no NIVFSH, by the name its sentence stands under. */
  fault: z.string().nullable(),
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
  ...fiscal,
});

const shownStop = z.object({ point: z.string(), address: z.string(), city: z.string(), at: moment });

/** Everything there is to know of one note. */
export const wholeNote = listedNote.extend({
  issuer: z.object({ name: z.string(), nuis: z.string(), address: z.string(), town: z.string() }),
  carrier: z
    .object({
      idType: z.enum(carrierIdTypes),
      idNumber: z.string(),
      name: z.string(),
      address: z.string(),
      town: z.string(),
    })
    .nullable(),
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
  lines: z.array(
    z.object({
      articleId: recordId.nullable(),
      name: z.string(),
      code: z.string(),
      unit: z.string(),
      quantity: z.number(),
    }),
  ),
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
export const waitingNote = listedNote.extend({
  ...deadlineFields,
  seen,
  attempts: z.int(),
  /** Null where nobody tries any more until a person does. */
  nextAttemptAt: moment.nullable(),
  faultCode: z.string().nullable(),
  faultText: z.string().nullable(),
});

/** What an invoice says of a note that goes with its goods. */
export const notePrefill = z.object({
  invoiceId: recordId,
  invoiceNumber: z.string(),
  tillId: recordId,
  valueOfGoods: z.number(),
  /** Where the shop that sold stands. */
  start: z.object({ address: z.string(), city: z.string() }),
  /** Where the buyer is; empty for whoever was not asked. */
  destination: z.object({ address: z.string(), city: z.string() }),
  buyerName: z.string(),
  lines: z.array(
    z.object({
      articleId: recordId.nullable(),
      name: z.string(),
      code: z.string(),
      unit: z.string(),
      quantity: z.number(),
    }),
  ),
});

/** Which notes are wanted. */
export const noteFilter = {
  paginationOptions,
  posIds: z.array(recordId).max(200, 'too-large').default([]),
  operatorIds: z.array(recordId).max(200, 'too-large').default([]),
  date: z.object({ from: day.optional(), to: day.optional() }).default({}),
  /** A number, an NIVFSH, an NSLFSH, plates, a town, a carrier or goods. */
  search: text(100),
  statuses: z.array(z.enum(fiscalStatuses)).max(3, 'too-large').default([]),
  transactions: z.array(z.enum(noteTransactionCodes)).max(4, 'too-large').default([]),
};
