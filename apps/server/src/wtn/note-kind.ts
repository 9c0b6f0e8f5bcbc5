import { decimalText, fiscalName, thousandthsText, tiranaIsoMoment, type Carrier } from '@tezga/domain';
import type { TransferNote } from '@tezga/fiscal';
import type { DocumentKind, FiscalKind } from '../fiscalization/index.ts';
import { describeDocuments } from '../platform/documents/describe-documents.ts';
import { wholeNotes, type WholeNote } from './notes-read.ts';

/** How an accompanying invoice (WTN) is submitted to the tax authority. */
export const noteKind: FiscalKind<'RegisterWTN'> & DocumentKind = {
  name: 'wtn',
  operation: 'RegisterWTN',
  async bodyOf(transaction, businessId, documentId) {
    const [whole] = await wholeNotes(transaction, businessId, [documentId]);
    if (whole === undefined) throw new Error(`WTN ${documentId} does not exist`);
    return { WTN: noteMessage(whole) };
  },
  codeOf: ({ FWTNIC }) => FWTNIC,
  describe: (context, ids) => describeDocuments(context, 'tenant.transfer_notes', ids),
};

/** The fiscal message of a WTN, built only from stored values, so that each retry sends the same message. */
function noteMessage({ row, note }: WholeNote): TransferNote {
  const { issuer } = row;
  const { carrier, vehicle, start, destination, packaging, packageCount, lines } = note;
  return {
    Type: note.kind,
    Transaction: note.transaction,
    IssueDateTime: tiranaIsoMoment(row.issued_at),
    OperatorCode: row.operator_code,
    BusinUnitCode: row.business_unit_code,
    SoftCode: row.software_code,
    WTNOrdNum: String(row.number),
    WTNNum: row.number_text,
    ValueOfGoods: decimalText(note.valueOfGoods),
    VehOwnership: vehicle.ownership,
    VehPlates: vehicle.plates,
    StartAddr: start.address,
    StartCity: start.city,
    StartDateTime: tiranaIsoMoment(start.at),
    StartPoint: start.point,
    DestinAddr: destination.address,
    DestinCity: destination.city,
    DestinDateTime: tiranaIsoMoment(destination.at),
    DestinPoint: destination.point,
    IsGoodsFlammable: note.isFlammable,
    IsEscortRequired: note.needsEscort,
    PackType: packaging ?? undefined,
    PackNum: packageCount === null ? undefined : String(packageCount),
    ItemsNum: String(lines.length),
    WTNIC: row.wtnic,
    WTNICSignature: row.wtnic_signature,
    Issuer: {
      NUIS: issuer.nuis,
      Name: issuer.name.slice(0, 100),
      Address: issuer.address.slice(0, 200),
      Town: issuer.town.slice(0, 100),
    },
    Carrier: carrier === null ? undefined : carrierMessage(carrier),
    Items: {
      I: lines.map(({ name, code, unit, quantity }) => ({
        N: fiscalName(name),
        C: nonEmpty(code),
        U: unit,
        Q: thousandthsText(quantity),
      })),
    },
  };
}

function carrierMessage({ idType, idNumber, name, address, town }: Carrier) {
  return { IDType: idType, IDNum: idNumber, Name: name, Address: nonEmpty(address), Town: nonEmpty(town) };
}

/** Empty texts are left out of the message. */
const nonEmpty = (text: string) => (text === '' ? undefined : text);
