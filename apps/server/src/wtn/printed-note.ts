import type { PrintedNote } from '@tezga/print';
import type { LineRow, WholeRow } from './kept-note.ts';

/** How the business is reached, and its picture. */
export interface IssuerContact {
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly logo: Uint8Array | null;
}

export interface NoteToPrint {
  readonly row: WholeRow;
  readonly lines: readonly LineRow[];
  /** NIVFSH; null until there is one. */
  readonly code: string | null;
  readonly wasPrinted: boolean;
  readonly checkAddress: string;
}

/** A note as it comes out on paper. */
export function printedNote(
  { row, lines, code, wasPrinted, checkAddress }: NoteToPrint,
  contact: IssuerContact,
): PrintedNote {
  return {
    number: row.numberText,
    issuedAt: row.issuedAt,
    kind: row.kind,
    transaction: row.transaction,
    issuer: { ...row.issuer, ...contact },
    carrier: row.carrier,
    vehicle: { ownership: row.ownership, plates: row.plates },
    start: { point: row.startPoint, address: row.startAddress, city: row.startCity, at: row.startAt },
    destination: {
      point: row.destinationPoint,
      address: row.destinationAddress,
      city: row.destinationCity,
      at: row.destinationAt,
    },
    isFlammable: row.isFlammable,
    needsEscort: row.needsEscort,
    packaging: row.packaging,
    packageCount: row.packageCount,
    valueOfGoods: row.valueOfGoods,
    businessUnitCode: row.businessUnitCode,
    operatorCode: row.operatorCode,
    operatorName: row.operatorName,
    softwareCode: row.softwareCode,
    invoiceNumber: row.invoiceNumber,
    lines: lines.map(({ name, code: articleCode, unit, quantity }) => ({
      name,
      code: articleCode,
      unit,
      quantity,
    })),
    wtnic: row.wtnic,
    fwtnic: code,
    verificationAddress: checkAddress,
    isCopy: wasPrinted,
  };
}
