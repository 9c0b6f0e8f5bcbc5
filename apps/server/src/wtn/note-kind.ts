import { decimalText, thousandthsText, tiranaIsoMoment, type Carrier } from '@tezga/domain';
import type { TransferNote } from '@tezga/fiscal';
import type { FiscalKind } from '../fiscalization/index.ts';
import type { LineRow, WholeRow } from './kept-note.ts';
import { notesRead } from './notes-read.ts';

/** How the tax authority hears of a note. */
export const noteKind: FiscalKind<'RegisterWTN'> = {
  operation: 'RegisterWTN',
  async bodyOf(transaction, businessId, documentId) {
    const notes = notesRead(transaction, businessId);
    const [[row], lines] = await Promise.all([notes.whole([documentId]), notes.lines([documentId])]);
    if (row === undefined) throw new Error(`note ${documentId} is not there`);
    return { WTN: noteMessage(row, lines.get(documentId) ?? []) };
  },
  codeOf: ({ FWTNIC }) => FWTNIC,
};

/** The note as the tax authority reads it: the same every time it is asked for. */
function noteMessage(row: WholeRow, lines: readonly LineRow[]): TransferNote {
  const { issuer, carrier } = row;
  return {
    Type: row.kind,
    Transaction: row.transaction,
    IssueDateTime: tiranaIsoMoment(row.issuedAt),
    OperatorCode: row.operatorCode,
    BusinUnitCode: row.businessUnitCode,
    SoftCode: row.softwareCode,
    WTNOrdNum: String(row.number),
    WTNNum: row.numberText,
    ValueOfGoods: decimalText(row.valueOfGoods),
    VehOwnership: row.ownership,
    VehPlates: row.plates,
    StartAddr: row.startAddress,
    StartCity: row.startCity,
    StartDateTime: tiranaIsoMoment(row.startAt),
    StartPoint: row.startPoint,
    DestinAddr: row.destinationAddress,
    DestinCity: row.destinationCity,
    DestinDateTime: tiranaIsoMoment(row.destinationAt),
    DestinPoint: row.destinationPoint,
    IsGoodsFlammable: row.isFlammable,
    IsEscortRequired: row.needsEscort,
    PackType: row.packaging ?? undefined,
    PackNum: row.packageCount === null ? undefined : String(row.packageCount),
    ItemsNum: String(row.lineCount),
    WTNIC: row.wtnic,
    WTNICSignature: row.wtnicSignature,
    Issuer: {
      NUIS: issuer.nuis,
      Name: issuer.name.slice(0, 100),
      Address: issuer.address.slice(0, 200),
      Town: issuer.town.slice(0, 100),
    },
    Carrier: carrier === null ? undefined : carrierMessage(carrier),
    Items: {
      I: lines.map(({ name, code, unit, quantity }) => ({
        N: name,
        C: said(code),
        U: unit,
        Q: thousandthsText(quantity),
      })),
    },
  };
}

function carrierMessage({ idType, idNumber, name, address, town }: Carrier) {
  return { IDType: idType, IDNum: idNumber, Name: name, Address: said(address), Town: said(town) };
}

/** What is empty is left out. */
const said = (text: string) => (text === '' ? undefined : text);
