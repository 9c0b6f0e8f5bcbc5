import { permanentFault } from './fault-rule.ts';
import { issuerFields } from './faults-of-both.ts';

/**
 * Codes that only the fiscalization service has. Source: Fiscalization Service, Technical, v07, table of
 * error codes. 59 to 61 appear only in its table of controls, 58 in neither table; 49 is no longer checked
 * since v06.
 */
export const fiscalizationFaults = {
  '1': permanentFault('operator', 'The message is larger than 150 kB.', ['Invoice/Items', 'WTN/Items']),
  '11': permanentFault('operator', 'The message breaks its structure or a rule between its fields.'),
  '40': permanentFault('operator', 'The amount is too large for a cash invoice.', [
    'Invoice/@TotPrice',
    'Invoice/@TypeOfInv',
  ]),
  '41': permanentFault('owner', 'The business unit is not an active unit of the taxpayer.', [
    'Invoice/@BusinUnitCode',
    'TCR/@BusinUnitCode',
    'WTN/@BusinUnitCode',
  ]),
  '42': permanentFault('vendor', 'The software code is not active.', [
    'Invoice/@SoftCode',
    'TCR/@SoftCode',
    'WTN/@SoftCode',
  ]),
  '43': permanentFault('vendor', 'The maintainer code is not active.', ['TCR/@MaintainerCode']),
  '44': permanentFault('bookkeeper', 'IsIssuerInVAT is not the VAT status of the issuer.', [
    'Invoice/@IsIssuerInVAT',
  ]),
  '45': permanentFault('owner', 'ValidFrom is in the past.', ['TCR/@ValidFrom']),
  '46': permanentFault('owner', 'ValidTo is in the past.', ['TCR/@ValidTo']),
  '47': permanentFault('owner', 'ValidTo is before ValidFrom.', ['TCR/@ValidTo', 'TCR/@ValidFrom']),
  '48': permanentFault('owner', 'An active TCR cannot be changed.', ['TCR/@TCRIntID']),
  '49': permanentFault('operator', 'The time of the cash change is too far from the time of the authority.', [
    'CashDeposit/@ChangeDateTime',
  ]),
  '50': permanentFault('operator', 'The amount of an INITIAL deposit is negative.', ['CashDeposit/@CashAmt']),
  '51': permanentFault('operator', 'The amount of a WITHDRAW or DEPOSIT is zero.', ['CashDeposit/@CashAmt']),
  '52': permanentFault('owner', 'The taxpayer is not in the registry.', issuerFields),
  '53': permanentFault('owner', 'The TCR is not registered, not active or not of this issuer.', [
    'Invoice/@TCRCode',
    'CashDeposit/@TCRCode',
  ]),
  '54': permanentFault('vendor', 'The issuer must be identified by NUIS.', [
    'Invoice/Seller/@IDType',
    'Invoice/Buyer/@IDType',
  ]),
  '55': permanentFault('owner', 'The taxpayer is not active.', issuerFields),
  '56': permanentFault('operator', 'The INITIAL deposit of the day is already registered.', [
    'CashDeposit/@Operation',
  ]),
  '57': permanentFault('owner', 'A deactivated TCR cannot be changed.', ['TCR/@TCRIntID']),
  '59': permanentFault('vendor', 'TotPriceWoVAT is not the sum of its parts.', ['Invoice/@TotPriceWoVAT']),
  '60': permanentFault('vendor', 'InvNum is not made of ordinal, year and, for cash, TCR.', [
    'Invoice/@InvNum',
  ]),
  '61': permanentFault('bookkeeper', 'The date of the invoice referred to is long past or in the future.', [
    'Invoice/CorrectiveInv/@IssueDateTime',
    'Invoice/BadDebtInv/@IssueDateTime',
    'Invoice/SumInvIICRefs/SumInvIICRef/@IssueDateTime',
  ]),
} as const;
