import {
  many,
  maybe,
  one,
  optional,
  required,
  structure,
  withText,
  type ValueOf,
} from '../structure/structure.ts';
import {
  boolean,
  date,
  dateTime,
  decimal,
  hex32,
  hex512,
  noteNumber,
  nuis,
  oneOf,
  positiveInt,
  positiveInteger,
  quantity,
  registrationCode,
  signedDecimal,
  upTo,
  vehiclePlates,
} from '../structure/text-types.ts';

/** A deposit of cash into a till, or a withdrawal from it. */
export const cashDeposit = structure('CashDepositType', {
  ChangeDateTime: required(dateTime),
  Operation: required(oneOf('CashDepositOperationSType', ['INITIAL', 'WITHDRAW', 'DEPOSIT'])),
  CashAmt: required(decimal),
  TCRCode: required(registrationCode),
  IssuerNUIS: required(nuis),
});
export type CashDeposit = ValueOf<typeof cashDeposit>;

/**
 * A till. If the till is registered already, a message changes only its end date. The official schema allows
 * text content in this element without explaining why.
 */
export const till = withText(
  structure('TCRType', {
    IssuerNUIS: required(nuis),
    BusinUnitCode: required(registrationCode),
    TCRIntID: required(upTo(50)),
    SoftCode: optional(registrationCode),
    MaintainerCode: optional(registrationCode),
    ValidFrom: optional(date),
    ValidTo: optional(date),
    Type: optional(oneOf('TCRSType', ['REGULAR', 'VENDING'])),
  }),
);
export type Till = ValueOf<typeof till>;

const issuer = structure('WTNIssuerType', {
  NUIS: required(nuis),
  Name: required(upTo(100)),
  Address: required(upTo(200)),
  Town: required(upTo(100)),
});
const carrier = structure('WTNCarrierType', {
  IDType: required(oneOf('CarrierIDTypeSType', ['NUIS', 'ID'])),
  IDNum: required(upTo(20)),
  Name: required(upTo(100)),
  Address: optional(upTo(200)),
  Town: optional(upTo(100)),
});
const item = structure('WTNItemType', {
  N: required(upTo(50)),
  C: optional(upTo(50)),
  U: required(upTo(50)),
  Q: required(quantity),
});
const places = ['WAREHOUSE', 'EXHIBITION', 'STORE', 'SALE'] as const;

/** The accompanying invoice (WTN) for goods in transport. */
export const transferNote = structure(
  'WTNType',
  {
    Type: required(oneOf('WTNSType', ['WTN', 'SALE'])),
    Transaction: required(oneOf('WTNTransactionSType', ['SALES', 'EXAMINATION', 'TRANSFER', 'DOOR'])),
    IssueDateTime: required(dateTime),
    OperatorCode: required(registrationCode),
    BusinUnitCode: required(registrationCode),
    SoftCode: required(registrationCode),
    WTNOrdNum: required(positiveInteger),
    WTNNum: required(noteNumber),
    ValueOfGoods: required(signedDecimal),
    VehOwnership: required(oneOf('VehOwnershipSType', ['OWNER', 'THIRDPARTY'])),
    VehPlates: required(vehiclePlates),
    StartAddr: required(upTo(200)),
    StartCity: required(upTo(100)),
    StartDateTime: required(dateTime),
    StartPoint: required(oneOf('WTNStartPointSType', [...places, 'ANOTHER', 'CUSTOMS', 'OTHER'])),
    DestinAddr: required(upTo(200)),
    DestinCity: required(upTo(100)),
    DestinDateTime: required(dateTime),
    DestinPoint: required(oneOf('WTNDestinPointSType', [...places, 'OTHER'])),
    IsGoodsFlammable: required(boolean),
    IsEscortRequired: required(boolean),
    PackType: optional(upTo(50)),
    PackNum: optional(positiveInt),
    ItemsNum: optional(positiveInt),
    WTNIC: required(hex32),
    WTNICSignature: required(hex512),
  },
  {
    Issuer: one(issuer),
    Carrier: maybe(carrier),
    Items: one(structure('WTNItemsType', {}, { I: many(item, 1, 1000) }, 'sequence')),
  },
  'sequence',
);
export type TransferNote = ValueOf<typeof transferNote>;
