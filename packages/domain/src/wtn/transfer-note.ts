import type { Money, Quantity } from '../amounts.ts';
import type {
  CarrierIdType,
  DestinationPoint,
  NoteKind,
  NoteTransaction,
  Packaging,
  StartPoint,
  VehicleOwnership,
} from './note-codes.ts';

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
  readonly quantity: Quantity;
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
  readonly valueOfGoods: Money;
  readonly lines: readonly NoteLine[];
}
