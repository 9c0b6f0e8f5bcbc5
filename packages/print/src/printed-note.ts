import type {
  CarrierIdType,
  DestinationPoint,
  NoteKind,
  NoteTransaction,
  Packaging,
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
  readonly quantity: bigint;
}

export interface PrintedCarrier {
  readonly idType: CarrierIdType;
  readonly idNumber: string;
  readonly name: string;
  readonly address: string;
  readonly town: string;
}

/** All data printed on an accompanying invoice (WTN). */
export interface PrintedNote {
  readonly number: string;
  readonly issuedAt: Date;
  readonly kind: NoteKind;
  readonly transaction: NoteTransaction;
  readonly issuer: Omit<PrintedSeller, 'country'>;
  /** Null if the issuer transports the goods itself. */
  readonly carrier: PrintedCarrier | null;
  readonly vehicle: { readonly ownership: VehicleOwnership; readonly plates: string };
  readonly start: Stop<StartPoint>;
  readonly destination: Stop<DestinationPoint>;
  readonly isFlammable: boolean;
  readonly needsEscort: boolean;
  readonly packaging: Packaging | null;
  readonly packageCount: number | null;
  /** Hundredths of a lek. */
  readonly valueOfGoods: bigint;
  readonly businessUnitCode: string;
  readonly operatorCode: string;
  readonly operatorName: string;
  readonly softwareCode: string;
  /** Number of the invoice for the sale of the goods. */
  readonly invoiceNumber: string | null;
  readonly lines: readonly PrintedNoteLine[];
  /** NSLFSH. */
  readonly wtnic: string;
  /** NIVFSH; null until the tax authority assigns it. */
  readonly fwtnic: string | null;
  readonly verificationAddress: string;
  readonly isCopy: boolean;
}
