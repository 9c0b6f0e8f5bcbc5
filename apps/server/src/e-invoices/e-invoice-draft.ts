import {
  baseCurrency,
  correctiveKindOf,
  countries,
  decimalText,
  divideRounded,
  homeCountry,
  invoiceTypeOf,
  isCreditNote,
  plainDocument,
  processOf,
  tiranaDay,
  tiranaIsoMoment,
  type DocumentTraits,
  type EInvoiceParty,
} from '@tezga/domain';
import {
  albanianParty,
  exemptionsOf,
  fiscalNotes,
  type EInvoiceDraft,
  type FiscalFacts,
} from '@tezga/fiscal';
import { draftLine, inDocument, treatmentOf, type Sign } from './draft-lines.ts';
import type { EInvoiceSource, SourceFile, SourceReference } from './e-invoice-source.ts';
import { paymentMeansOf, remarksOfCard } from './draft-payment.ts';

/**
 * Builds the UBL document of an invoice, without its computed totals. Deterministic: every retry builds the same
 * document.
 */
export function eInvoiceDraft(source: EInvoiceSource): EInvoiceDraft {
  const { invoice, lines, references, details, files } = source;
  const traits = traitsOf(source);
  const typeCode = invoiceTypeOf(traits, details);
  const isCredit = isCreditNote(typeCode);
  const sign: Sign = isCredit ? -1n : 1n;
  const isOutOfScope = isOutside(source);
  const treatments = lines.map((line) => treatmentOf(line, { ...invoice, isOutOfScope }));
  const period = periodOf(source);
  return {
    process: processOf(traits, details),
    number: invoice.numberText,
    issueDate: tiranaDay(invoice.issuedAt),
    typeCode,
    notes: fiscalNotes(factsOf(source, sign, traits.isBadDebt), remarksOf(source)),
    currency: invoice.currency,
    ...(details.taxPointDate === null ? {} : { taxPointDate: details.taxPointDate }),
    ...(period === null ? {} : { period }),
    ...dueOf(source, isCredit),
    precedingInvoices: references.map(precedingInvoice),
    attachments: files.map(attachment),
    ...partiesOf(source, isOutOfScope),
    paymentMeans: [paymentMeansOf(source, isCredit)],
    allowancesAndCharges: [],
    exemptions: exemptionsOf(treatments),
    lines: lines.map((line, place) =>
      draftLine(line, place, treatments[place] ?? { kind: 'reverseCharge' }, {
        sign,
        unitCodes: source.unitCodes,
      }),
    ),
    ...prepaidOf(source, sign),
    ...(invoice.currency === baseCurrency
      ? {}
      : {
          exchange: {
            rate: rateText(invoice.exchangeRate),
            taxInLek: decimalText(sign * invoice.vat),
          },
        }),
  };
}

function traitsOf({ invoice, references }: EInvoiceSource): DocumentTraits {
  const has = (...relations: readonly SourceReference['relation'][]) =>
    references.some(({ relation }) => relations.includes(relation));
  return {
    ...plainDocument,
    corrective: has('corrects', 'cancels') ? correctiveKindOf(invoice.withVat) : null,
    isBadDebt: has('bad-debt'),
    isSelfIssued: (invoice.document?.selfIssue ?? null) !== null,
    isSummary: has('sums-up'),
    isAdvance: invoice.document?.isAdvance ?? false,
    isFinal: has('advance'),
  };
}

/** Whether the document is out of scope of VAT: the issuer is not in VAT, or every line is out of scope. */
function isOutside({ invoice, lines }: EInvoiceSource): boolean {
  return !invoice.hasVat || lines.every(({ exemption }) => exemption === 'TAX_FREE_O');
}

const precedingInvoice = ({ iic, issuedAt }: SourceReference) => ({
  number: iic,
  issueDate: tiranaDay(issuedAt),
});

const attachment = ({ name, type, content }: SourceFile, place: number) => ({
  id: { value: String(place + 1) },
  description: name,
  file: { content: content.toString('base64'), mimeCode: type, fileName: name },
});

function periodOf({ invoice, details }: EInvoiceSource) {
  const supply = invoice.document?.supply ?? null;
  if (supply === null && details.taxPoint === null) return null;
  return {
    ...(supply === null ? {} : { startDate: supply.start, endDate: supply.end }),
    ...(details.taxPoint === null ? {} : { taxPointCode: details.taxPoint }),
  };
}

/** The norm requires a due date or payment terms on an invoice with an amount due, but not on a credit note. */
function dueOf({ invoice: { payDeadline } }: EInvoiceSource, isCredit: boolean) {
  if (isCredit) return {};
  return payDeadline === null ? { paymentTerms: 'Sipas marrëveshjes' } : { dueDate: payDeadline };
}

const rateText = (rate: string) => (rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate);

function factsOf({ invoice }: EInvoiceSource, sign: Sign, isBadDebt: boolean): FiscalFacts {
  const facts: FiscalFacts = {
    IIC: invoice.iic,
    IICSignature: invoice.iicSignature,
    FIC: invoice.fic,
    IssueDateTime: tiranaIsoMoment(invoice.issuedAt),
    OperatorCode: invoice.operatorCode,
    BusinessUnitCode: invoice.businessUnitCode,
    SoftwareCode: invoice.softwareCode,
    IsBadDebtInv: isBadDebt ? 'true' : 'false',
  };
  if (invoice.currency === baseCurrency) return facts;
  const withoutVat = decimalText(sign * invoice.withoutVat);
  return {
    ...facts,
    CurrencyExchangeRate: rateText(invoice.exchangeRate),
    CurrencyIsBuying: invoice.document?.isBuying === true ? 'true' : 'false',
    AmountWoVatLek: withoutVat,
    AmountWithVatLek: decimalText(sign * invoice.withVat),
    SumOfTaxableAmountLek: withoutVat,
  };
}

/** Data that the norm has no field for is written into the notes. */
function remarksOf({ invoice, details }: EInvoiceSource): string[] {
  const { transporter, payee, cardPayment } = details;
  return [
    invoice.notes,
    transporter === null ? '' : `Transportuesi: ${inWords(transporter)}`,
    payee === null || (payee.address === '' && payee.town === '' && payee.country === homeCountry)
      ? ''
      : `Përfituesi i pagesës: ${inWords(payee)}`,
    cardPayment === null ? '' : remarksOfCard(cardPayment),
  ].filter((remark) => remark !== '');
}

const inWords = ({ name, idNumber, address, town, country }: EInvoiceParty) =>
  [name, idNumber, address, town, country].filter((part) => part !== '').join(', ');

function partiesOf({ invoice, details }: EInvoiceSource, isOutOfScope: boolean) {
  const { seller, buyer, isIssuerInVat } = invoice;
  const { payee, taxRepresentative } = details;
  return {
    seller: albanianParty({
      nuis: seller.nuis,
      name: seller.name,
      address: addressOf(seller),
      isInVat: isIssuerInVat && !isOutOfScope,
    }),
    buyer: albanianParty({
      nuis: buyer.idNumber,
      name: buyer.name,
      address: addressOf(buyer),
      isInVat: !isOutOfScope,
    }),
    ...(payee === null ? {} : { payee: payeeOf(payee) }),
    // The norm forbids a tax representative in a document out of scope of VAT.
    ...(taxRepresentative === null || isOutOfScope
      ? {}
      : { taxRepresentative: representativeOf(taxRepresentative) }),
  };
}

const addressOf = ({ address, town }: { readonly address: string; readonly town: string }) => ({
  ...(address === '' ? {} : { street: address }),
  ...(town === '' ? {} : { town }),
});

function payeeOf({ name, idNumber }: EInvoiceParty) {
  return {
    name,
    identifiers: idNumber === '' ? [] : [{ value: idNumber }],
    ...(idNumber === '' ? {} : { companyId: { value: idNumber } }),
  };
}

/** EN 16931 writes Kosovo as 1A. */
function countryOfNorm(alpha3: string): string {
  const alpha2 = countries.find((country) => country.alpha3 === alpha3)?.alpha2 ?? 'AL';
  return alpha2 === 'XK' ? '1A' : alpha2;
}

function representativeOf(party: EInvoiceParty) {
  const country = countryOfNorm(party.country);
  const id = party.idNumber.startsWith(country) ? party.idNumber : `${country}${party.idNumber}`;
  return {
    name: party.name,
    address: { ...addressOf(party), country },
    taxRegistrations: [{ id, scheme: 'VAT' }],
  };
}

const whole = 10_000n;

/** A discount that does not lower the tax base is stated as a prepaid amount. */
function prepaidOf({ lines }: EInvoiceSource, sign: Sign) {
  const prepaid = lines
    .filter(({ lowersTaxBase }) => !lowersTaxBase)
    .reduce(
      (sum, line) => sum + divideRounded(inDocument(line, sign).withVat * BigInt(line.discount), whole),
      0n,
    );
  return prepaid === 0n ? {} : { prepaid: decimalText(prepaid) };
}
