import type { Money, Quantity } from '../amounts.ts';

/**
 * Whether the goods stay with their owner (WTN) or are sold during transport (SALE); codes of the tax
 * authority.
 */
export const noteKinds = ['WTN', 'SALE'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** The reasons for the transport of goods. */
export const noteTransactions = {
  TRANSFER: { kind: 'WTN' },
  DOOR: { kind: 'WTN' },
  SALES: { kind: 'SALE' },
  EXAMINATION: { kind: 'SALE' },
} as const satisfies Record<string, { readonly kind: NoteKind }>;
export type NoteTransaction = keyof typeof noteTransactions;
export const noteTransactionCodes = Object.keys(noteTransactions) as [NoteTransaction, ...NoteTransaction[]];

/** The transactions allowed for this kind; the first is the default. */
export function transactionsOfKind(kind: NoteKind): readonly NoteTransaction[] {
  return noteTransactionCodes.filter((transaction) => noteTransactions[transaction].kind === kind);
}

export const startPoints = [
  'WAREHOUSE',
  'STORE',
  'EXHIBITION',
  'SALE',
  'ANOTHER',
  'CUSTOMS',
  'OTHER',
] as const;
export type StartPoint = (typeof startPoints)[number];

/**
 * The kinds of destinations. The list has no third-party or customs warehouse, because goods are never sent
 * there with an accompanying invoice.
 */
export const destinationPoints = ['WAREHOUSE', 'STORE', 'EXHIBITION', 'SALE', 'OTHER'] as const;
export type DestinationPoint = (typeof destinationPoints)[number];

export const vehicleOwnerships = ['OWNER', 'THIRDPARTY'] as const;
export type VehicleOwnership = (typeof vehicleOwnerships)[number];

export const carrierIdTypes = ['NUIS', 'ID'] as const;
export type CarrierIdType = (typeof carrierIdTypes)[number];

/** The kinds of packaging, in the codes of the tax authority. */
export const packagings = ['BOXES', 'PALLETS', 'CONTAINERS', 'PARCELS', 'DUNNAGE', 'OTHER'] as const;
export type Packaging = (typeof packagings)[number];

/** The place and time of a departure or arrival. */
export interface Stop<Point> {
  readonly point: Point;
  readonly address: string;
  readonly city: string;
  readonly at: Date;
}

export interface Carrier {
  readonly idType: CarrierIdType;
  readonly idNumber: string;
  readonly name: string;
  readonly address: string;
  readonly town: string;
}

export interface NoteLine {
  /** The article; null for goods without an article. */
  readonly articleId: string | null;
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  readonly quantity: Quantity;
}

/** The fields of an accompanying invoice (WTN), as typed. */
export interface TransferNote {
  readonly kind: NoteKind;
  readonly transaction: NoteTransaction;
  readonly vehicle: { readonly ownership: VehicleOwnership; readonly plates: string };
  readonly carrier: Carrier | null;
  readonly start: Stop<StartPoint>;
  readonly destination: Stop<DestinationPoint>;
  readonly isFlammable: boolean;
  readonly needsEscort: boolean;
  readonly packaging: Packaging | null;
  readonly packageCount: number | null;
  /** The value in lek. */
  readonly valueOfGoods: Money;
  readonly lines: readonly NoteLine[];
}

/** The default duration of a journey, until an arrival time is typed. */
export const usualJourneyMs = 3_600_000;

export const platesMax = 29;

/** Normalizes plates for the tax authority: AA 123 BB becomes AA123BB. */
export function canonicalPlates(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

export function arePlates(text: string): boolean {
  return /^[A-Z0-9]+$/.test(text) && text.length <= platesMax;
}
