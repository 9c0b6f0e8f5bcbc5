import type { fiscalization, ValueOf } from '@tezga/fiscal';

type Messages = (typeof fiscalization)['messages'];

export type InvoiceRequest = ValueOf<Messages['RegisterInvoiceRequest']>;
export type Invoice = InvoiceRequest['Invoice'];
export type InvoiceItem = Invoice['Items']['I'][number];
export type TillRequest = ValueOf<Messages['RegisterTCRRequest']>;
export type CashDepositRequest = ValueOf<Messages['RegisterCashDepositRequest']>;
export type TransferNoteRequest = ValueOf<Messages['RegisterWTNRequest']>;
export type RequestHeader = InvoiceRequest['Header'];
