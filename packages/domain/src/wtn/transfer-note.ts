/** Whether the goods stay with their owner (WTN) or change hands on the road (SALE), as the tax authority spells it. */
export const noteKinds = ['WTN', 'SALE'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** Why goods are on the road. */
export const noteTransactions = {
  TRANSFER: { kind: 'WTN' },
  DOOR: { kind: 'WTN' },
  SALES: { kind: 'SALE' },
  EXAMINATION: { kind: 'SALE' },
} as const satisfies Record<string, { readonly kind: NoteKind }>;
export type NoteTransaction = keyof typeof noteTransactions;
export const noteTransactionCodes = Object.keys(noteTransactions) as [NoteTransaction, ...NoteTransaction[]];

/** The reasons that a note of this kind can have; the first is the usual one. */
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

/** Goods never go to the warehouse of somebody else or of the customs under a note. */
export const destinationPoints = ['WAREHOUSE', 'STORE', 'EXHIBITION', 'SALE', 'OTHER'] as const;
export type DestinationPoint = (typeof destinationPoints)[number];

export const vehicleOwnerships = ['OWNER', 'THIRDPARTY'] as const;
export type VehicleOwnership = (typeof vehicleOwnerships)[number];

export const carrierIdTypes = ['NUIS', 'ID'] as const;
export type CarrierIdType = (typeof carrierIdTypes)[number];

/** What goods are packed in, as it is told to the tax authority. */
export const packagings = ['BOXES', 'PALLETS', 'CONTAINERS', 'PARCELS', 'DUNNAGE', 'OTHER'] as const;
export type Packaging = (typeof packagings)[number];

/** Where goods are at a moment of their journey. */
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
  /** Null for goods that are no article. */
  readonly articleId: string | null;
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  /** Thousandths. */
  readonly quantity: bigint;
}

/** What goes with goods on the road, as it is typed. */
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
  /** Hundredths of a lek. */
  readonly valueOfGoods: bigint;
  readonly lines: readonly NoteLine[];
}

export const platesMax = 30;

/** One way to write plates, which the tax authority knows without spaces: AA 123 BB is AA123BB. */
export function canonicalPlates(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

export function arePlates(text: string): boolean {
  return /^[A-Z0-9-]+$/.test(text) && text.length <= platesMax;
}
