import type {
  CarrierIdType,
  DestinationPoint,
  Money,
  NoteKind,
  NoteTransaction,
  Packaging,
  Quantity,
  StartPoint,
  Stop,
  VehicleOwnership,
} from '@tezga/domain';
import type { PrintedSeller } from './printed-invoice.ts';

export interface PrintedNoteLine {
  readonly name: string;
  readonly code: string;
  readonly unit: string;
  /** Thousandths. */
  readonly quantity: Quantity;
}

export interface PrintedCarrier {
  readonly idType: CarrierIdType;
  readonly idNumber: string;
  readonly name: string;
  readonly address: string;
  readonly town: string;
}

/** Everything a note for goods on the road shows on paper, and nothing it does not. */
export interface PrintedNote {
  readonly number: string;
  readonly issuedAt: Date;
  readonly kind: NoteKind;
  readonly transaction: NoteTransaction;
  readonly issuer: Omit<PrintedSeller, 'country'>;
  /** Null where the issuer carries the goods. */
  readonly carrier: PrintedCarrier | null;
  readonly vehicle: { readonly ownership: VehicleOwnership; readonly plates: string };
  readonly start: Stop<StartPoint>;
  readonly destination: Stop<DestinationPoint>;
  readonly isFlammable: boolean;
  readonly needsEscort: boolean;
  readonly packaging: Packaging | null;
  readonly packageCount: number | null;
  /** Hundredths of a lek. */
  readonly valueOfGoods: Money;
  readonly businessUnitCode: string;
  readonly operatorCode: string;
  readonly operatorName: string;
  readonly softwareCode: string;
  /** Of the invoice the goods were sold with. */
  readonly invoiceNumber: string | null;
  readonly lines: readonly PrintedNoteLine[];
  /** NSLFSH. */
  readonly wtnic: string;
  /** NIVFSH; null until the tax authority gave it. */
  readonly fwtnic: string | null;
  readonly verificationAddress: string;
  readonly isCopy: boolean;
}
