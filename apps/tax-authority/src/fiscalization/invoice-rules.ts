import type { RuleSettings } from '../platform/rule-settings.ts';
import { Refused, refuseUnless } from '../soap/index.ts';
import { hundredths } from './exact-amounts.ts';
import { lineProblem, lineRulesOf } from './invoice-lines.ts';
import { checkTotals } from './invoice-totals.ts';
import { issuerAsWritten } from './issuer-codes.ts';
import type { Invoice } from './messages.ts';
import { checkPayment } from './payment-rules.ts';
import { checkNamed, checkTaxpayer, type Reference, type RegistryFacts } from './registry-facts.ts';

const dayMs = 86_400_000;

/** All rules of an invoice after the time check: VAT status, registry, then its content. */
export function checkInvoice(
  invoice: Invoice,
  facts: RegistryFacts,
  day: string,
  settings: RuleSettings,
): void {
  refuseUnless(issuerAsWritten(invoice) !== null, 54);
  checkTaxpayer(facts, issuerAsWritten(invoice) ?? '');
  refuseUnless(
    invoice.IsIssuerInVAT === facts.isInVat,
    44,
    `on ${day} the issuer is ${facts.isInVat ? '' : 'not '}registered for VAT`,
  );
  checkNamed(facts, {
    unit: invoice.BusinUnitCode,
    operator: invoice.OperatorCode,
    software: invoice.SoftCode,
  });
  checkTill(invoice, facts, settings);
  checkNumber(invoice, day);
  checkKind(invoice);
  checkParties(invoice);
  checkReferences(invoice, facts, settings);
  const rules = lineRulesOf(invoice);
  invoice.Items.I.forEach((item, place) => {
    const problem = lineProblem(item, rules);
    if (problem !== null) throw new Refused(11, `Invoice/Items/I[${place + 1}]${problem}`);
  });
  checkTotals(invoice, rules);
  checkPayment(invoice, day, settings);
}

function checkTill({ TypeOfInv, TCRCode }: Invoice, facts: RegistryFacts, settings: RuleSettings): void {
  const isCash = TypeOfInv === 'CASH';
  refuseUnless(!isCash || TCRCode !== undefined, 11, 'Invoice/@TCRCode is required for CASH');
  refuseUnless(TCRCode === undefined || facts.hasTill, 53, TCRCode);
  const isOpened = !isCash || !settings.needsInitialDeposit || facts.hasInitialDeposit;
  refuseUnless(isOpened, 11, `Invoice/@TCRCode ${TCRCode} has no INITIAL deposit of the day`);
}

function checkNumber({ InvNum, InvOrdNum, TypeOfInv, TCRCode }: Invoice, day: string): void {
  const number = `${InvOrdNum}/${day.slice(0, 4)}${TypeOfInv === 'CASH' ? `/${TCRCode}` : ''}`;
  refuseUnless(InvNum === number, 60, `it must be ${number}`);
}

function checkKind({ TypeOfInv, IsEinvoice, IsSimplifiedInv, SupplyDateOrPeriod: supply }: Invoice): void {
  refuseUnless(IsEinvoice !== true || TypeOfInv === 'NONCASH', 11, 'Invoice/@IsEinvoice is for NONCASH only');
  refuseUnless(IsEinvoice !== true || !IsSimplifiedInv, 11, 'Invoice/@IsSimplifiedInv with IsEinvoice');
  if (supply === undefined) return;
  const isOneDay = supply.Start === supply.End;
  const isPeriod = supply.Start < supply.End && supply.Start.slice(0, 7) === supply.End.slice(0, 7);
  refuseUnless(isOneDay || isPeriod, 11, 'Invoice/SupplyDateOrPeriod must lie in one month');
}

function checkParties(invoice: Invoice): void {
  const { Seller, Buyer, TypeOfSelfIss, IsReverseCharge, GoodsExAmt } = invoice;
  const isForeign = Seller.IDType !== 'NUIS' && Seller.IDType !== 'ID';
  if (isForeign) needAll('Invoice/Seller', Seller, ['Address', 'Town', 'Country']);
  const needsBuyer = TypeOfSelfIss !== undefined || IsReverseCharge || hundredths(GoodsExAmt) !== 0n;
  if (needsBuyer)
    needAll('Invoice/Buyer', Buyer ?? {}, ['IDType', 'IDNum', 'Name', 'Address', 'Town', 'Country']);
}

function needAll<Name extends string>(
  path: string,
  party: Partial<Readonly<Record<Name, string | undefined>>>,
  names: readonly Name[],
): void {
  const missing = names.find((name) => party[name] === undefined);
  if (missing !== undefined) throw new Refused(11, `${path}/@${missing} is required`);
}

/** The earlier invoices that an invoice corrects, gives up or sums up. */
export function referencesOf({ CorrectiveInv, BadDebtInv, SumInvIICRefs }: Invoice): readonly Reference[] {
  const single = [CorrectiveInv, BadDebtInv].flatMap((each) =>
    each === undefined ? [] : [{ iic: each.IICRef, issuedAt: each.IssueDateTime }],
  );
  const summed = (SumInvIICRefs?.SumInvIICRef ?? []).map(({ IIC, IssueDateTime }) => ({
    iic: IIC,
    issuedAt: IssueDateTime,
  }));
  return [...single, ...summed];
}

/** A referenced invoice must be older than this one, within the age limit, and registered by the same issuer. */
function checkReferences(
  invoice: Invoice,
  { unknownReference }: RegistryFacts,
  { referenceDaysMax }: RuleSettings,
): void {
  const issued = Date.parse(invoice.IssueDateTime);
  for (const { issuedAt } of referencesOf(invoice)) {
    const ageMs = issued - Date.parse(issuedAt);
    refuseUnless(ageMs >= 0 && ageMs <= referenceDaysMax * dayMs, 61, issuedAt);
  }
  refuseUnless(
    unknownReference === null,
    11,
    `no invoice of the issuer has the referenced IIC ${unknownReference} and IssueDateTime`,
  );
}
