import { fixed, one, optional, required, structure } from '../structure/structure.ts';
import {
  dateTime,
  oneOf,
  plainString,
  positiveInt,
  registrationCode,
  uuid,
} from '../structure/text-types.ts';
import type { Service } from '../message/service.ts';
import { invoice } from './invoice.ts';
import { cashDeposit, till, transferNote } from './other-documents.ts';

const sent = { UUID: required(uuid), SendDateTime: required(dateTime) };
const answered = { ...sent, RequestUUID: required(uuid) };
const late = {
  ...sent,
  SubseqDelivType: optional(
    oneOf('SubseqDelivTypeSType', ['NOINTERNET', 'BOUNDBOOK', 'SERVICE', 'TECHNICALERROR']),
  ),
};
const request = { Id: fixed(plainString, 'Request'), Version: fixed(positiveInt, '3') };
const response = { Id: fixed(plainString, 'Response'), Version: fixed(positiveInt, '3') };
const answerHeader = (name: string) => one(structure(`${name}HeaderType`, answered));

export const fiscalization = {
  namespace: 'https://eFiskalizimi.tatime.gov.al/FiscalizationService/schema',
  serviceNamespace: 'https://eFiskalizimi.tatime.gov.al/FiscalizationService',
  name: 'FiscalizationService',
  version: '3',
  messages: {
    RegisterInvoiceRequest: structure('RegisterInvoiceRequest', request, {
      Header: one(structure('RegisterInvoiceRequestHeaderType', late)),
      Invoice: one(invoice),
    }),
    RegisterInvoiceResponse: structure('RegisterInvoiceResponse', response, {
      Header: answerHeader('RegisterInvoiceResponse'),
      FIC: one(uuid),
    }),
    RegisterTCRRequest: structure('RegisterTCRRequest', request, {
      Header: one(structure('RegisterTCRRequestHeaderType', sent)),
      TCR: one(till),
    }),
    RegisterTCRResponse: structure('RegisterTCRResponse', response, {
      Header: answerHeader('RegisterTCRResponse'),
      TCRCode: one(registrationCode),
    }),
    RegisterCashDepositRequest: structure('RegisterCashDepositRequest', request, {
      Header: one(structure('RegisterCashDepositRequestHeaderType', late)),
      CashDeposit: one(cashDeposit),
    }),
    RegisterCashDepositResponse: structure('RegisterCashDepositResponse', response, {
      Header: answerHeader('RegisterCashDepositResponse'),
      FCDC: one(uuid),
    }),
    RegisterWTNRequest: structure('RegisterWTNRequest', request, {
      Header: one(structure('RegisterWTNRequestHeaderType', late)),
      WTN: one(transferNote),
    }),
    RegisterWTNResponse: structure('RegisterWTNResponse', response, {
      Header: answerHeader('RegisterWTNResponse'),
      FWTNIC: one(uuid),
    }),
  },
} as const satisfies Service;
