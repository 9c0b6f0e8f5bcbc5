import {
  fixed,
  many,
  manyIndependent,
  maybe,
  one,
  optional,
  required,
  structure,
} from '../structure/structure.ts';
import {
  base64,
  dateTime,
  named,
  nuis,
  oneOf,
  plainString,
  positiveInt,
  signedDecimal,
  upTo,
  uuid,
} from '../structure/text-types.ts';
import { countryCode } from '../fiscalization/code-lists.ts';
import type { Service } from '../message/service.ts';

const sent = { UUID: required(uuid), SendDateTime: required(dateTime) };
const answered = { ...sent, RequestUUID: required(uuid) };
const request = { Id: fixed(plainString, 'Request'), Version: fixed(positiveInt, '1') };
const response = { Id: fixed(plainString, 'Response'), Version: fixed(positiveInt, '1') };
const header = (name: string, attributes: typeof sent) => one(structure(`${name}HeaderType`, attributes));

const taxId = named(nuis, 'NUISType');
const partyType = oneOf('PartyTypeSType', ['BUYER', 'SELLER']);
const statusChange = oneOf('EinvoiceStatusChangeType', ['ACCEPTED', 'REFUSED']);
// The live service also sends DELIVERED, and OVERPAID after bank payments; the published schema has neither
// of them.
const status = oneOf('EinvoiceStatusType', [
  'ACCEPTED',
  'REFUSED',
  'PAID',
  'PARTIALLY_PAID',
  'DELIVERED',
  'OVERPAID',
]);
// Any text of up to 20 characters is accepted, because the live service no longer sends any of the eleven
// types in the published schema.
const documentType = named(upTo(20), 'DocumentType');
// The published schema does not allow a minus sign, but the text of the specification does.
const amount = named(signedDecimal, 'DecimalSType');

const storedInvoice = structure(
  'EinvoiceType',
  {
    EIC: required(uuid),
    DocNumber: required(upTo(100)),
    DocType: optional(documentType),
    RecDateTime: required(dateTime),
    // This field is required by the published schema and optional in the text of the specification.
    DueDateTime: optional(dateTime),
    Status: required(status),
    Amount: required(amount),
    PartyType: required(partyType),
  },
  { Pdf: maybe(base64) },
  'sequence',
);
const taxpayer = structure('TaxpayerType', {
  Name: required(upTo(100)),
  Tin: required(taxId),
  Address: optional(upTo(100)),
  Town: optional(upTo(100)),
  Country: optional(countryCode),
});
const warning = structure('WarningType', { Code: optional(upTo(20)), Description: optional(upTo(100)) });

export const einvoicing = {
  namespace: 'https://Einvoice.tatime.gov.al/EinvoiceService/schema',
  serviceNamespace: 'https://Einvoice.tatime.gov.al/EinvoiceService',
  name: 'EinvoiceService',
  version: '1',
  messages: {
    RegisterEinvoiceRequest: structure('RegisterEinvoiceRequest', request, {
      Header: header('RegisterEinvoiceRequest', sent),
      EinvoiceEnvelope: one(
        structure(
          'EinvoiceEnvelopeType',
          {},
          { UblInvoice: maybe(base64), UblCreditNote: maybe(base64), CiiInvoice: maybe(base64) },
          'choice',
        ),
      ),
    }),
    RegisterEinvoiceResponse: structure('RegisterEinvoiceResponse', response, {
      Header: header('RegisterEinvoiceResponse', answered),
      EIC: one(uuid),
      Warnings: maybe(structure('WarningsType', {}, { Warning: many(warning, 1, 200) }, 'sequence')),
    }),
    EinvoiceChangeStatusRequest: structure('EinvoiceChangeStatusRequest', request, {
      Header: header('EinvoiceChangeStatusRequest', sent),
      EICs: one(structure('EICsType', {}, { EIC: many(uuid, 1, 100) }, 'sequence')),
      EinStatus: one(statusChange),
    }),
    EinvoiceChangeStatusResponse: structure('EinvoiceChangeStatusResponse', response, {
      Header: header('EinvoiceChangeStatusResponse', answered),
      ResponseCode: one(oneOf('ResponseCodeType', ['ACCEPTED'])),
    }),
    GetTaxpayersRequest: structure('GetTaxpayersRequest', request, {
      Header: header('GetTaxpayersRequest', sent),
      Filter: one(
        structure('TaxpayerFilterType', {}, { Tin: maybe(taxId), Name: maybe(upTo(100, 3)) }, 'choice'),
      ),
    }),
    GetTaxpayersResponse: structure('GetTaxpayersResponse', response, {
      Header: header('GetTaxpayersResponse', answered),
      Taxpayers: one(structure('TaxpayersType', {}, { Taxpayer: many(taxpayer, 0, 100) }, 'sequence')),
    }),
    GetEinvoicesRequest: structure('GetEinvoicesRequest', request, {
      Header: header('GetEinvoicesRequest', sent),
      EIC: maybe(uuid),
      PartyType: maybe(partyType),
      RecDateTimeFrom: maybe(dateTime),
      RecDateTimeTo: maybe(dateTime),
    }),
    GetEinvoicesResponse: structure('GetEinvoicesResponse', response, {
      Header: header('GetEinvoicesResponse', answered),
      Einvoices: one(
        structure('EinvoicesType', {}, { Einvoice: manyIndependent(storedInvoice, 0, 100) }, 'sequence'),
      ),
    }),
  },
} as const satisfies Service;
