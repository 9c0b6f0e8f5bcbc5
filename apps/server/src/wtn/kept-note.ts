import type {
  Carrier,
  DestinationPoint,
  Money,
  NoteKind,
  NoteTransaction,
  Packaging,
  Quantity,
  StartPoint,
  VehicleOwnership,
} from '@tezga/domain';

/** Who issues, as they were on that day. */
export interface Issuer {
  readonly name: string;
  readonly nuis: string;
  readonly address: string;
  readonly town: string;
}

/** What lists show of a note. */
export interface ListedRow {
  readonly id: string;
  readonly kind: NoteKind;
  readonly transaction: NoteTransaction;
  readonly number: bigint;
  readonly numberText: string;
  readonly issuedAt: Date;
  readonly shopName: string;
  readonly tillId: string;
  readonly tillName: string;
  readonly operatorId: string;
  readonly operatorName: string;
  readonly plates: string;
  readonly startCity: string;
  readonly startAt: Date;
  readonly destinationCity: string;
  readonly destinationAt: Date;
  readonly valueOfGoods: Money;
  readonly lineCount: number;
  readonly invoiceId: string | null;
  readonly invoiceNumber: string | null;
  readonly wtnic: string;
}

/** All of it but its lines. */
export interface WholeRow extends ListedRow {
  readonly issuer: Issuer;
  readonly businessUnitCode: string;
  readonly softwareCode: string;
  readonly operatorCode: string;
  readonly ownership: VehicleOwnership;
  readonly carrier: Carrier | null;
  readonly startPoint: StartPoint;
  readonly startAddress: string;
  readonly destinationPoint: DestinationPoint;
  readonly destinationAddress: string;
  readonly isFlammable: boolean;
  readonly needsEscort: boolean;
  readonly packaging: Packaging | null;
  readonly packageCount: number | null;
  readonly wtnicSignature: string;
}

export interface LineRow {
  readonly noteId: string;
  readonly articleId: string | null;
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  readonly quantity: Quantity;
}
