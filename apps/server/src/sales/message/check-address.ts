import { decimalText, tiranaIsoMoment } from '@tezga/domain';
import { checkPages, invoiceCheckAddress } from '@tezga/fiscal';
import type { Config } from '../../platform/config.ts';
import type { WholeRow } from '../issue/stored-invoice.ts';

type Settings = Pick<Config, 'INVOICE_CHECK_URL' | 'TAX_AUTHORITY_URL' | 'TAX_AUTHORITY_ENVIRONMENT'>;

/** The public web address at which anyone can check the invoice. */
export function checkAddress(settings: Settings, row: WholeRow): string {
  return invoiceCheckAddress(checkPage(settings), row.seller.nuis, {
    IIC: row.iic,
    IssueDateTime: tiranaIsoMoment(row.issuedAt),
    InvOrdNum: String(row.number),
    BusinUnitCode: row.businessUnitCode,
    TCRCode: row.tcrCode,
    SoftCode: row.softwareCode,
    TotPrice: decimalText(row.withVat),
  });
}

const officialHost = /(^|\.)tatime\.gov\.al$/;

/** The check page of the configured tax authority; the stand-in has its own page. */
export function checkPage({
  INVOICE_CHECK_URL,
  TAX_AUTHORITY_URL,
  TAX_AUTHORITY_ENVIRONMENT,
}: Settings): string {
  if (INVOICE_CHECK_URL !== undefined) return withoutSlash(INVOICE_CHECK_URL);
  return officialHost.test(new URL(TAX_AUTHORITY_URL).hostname)
    ? checkPages[TAX_AUTHORITY_ENVIRONMENT]
    : `${withoutSlash(TAX_AUTHORITY_URL)}/invoice-check`;
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
