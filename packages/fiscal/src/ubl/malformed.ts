import type { XmlElement } from '../xml/xml-element.ts';
import type { BrokenRule } from './e-invoice-document.ts';

/** The position of an element in the document; its path is built as text only if a rule is broken. */
export interface Place {
  readonly parent: Place | null;
  readonly tag: string;
}

/**
 * The rules for elements that may occur only once; a key is the end of an element path. Any other repeated
 * element breaks the schema.
 */
const onceRules: Readonly<Record<string, string>> = {
  ContractDocumentReference: 'UBL-SR-01',
  ReceiptDocumentReference: 'UBL-SR-02',
  DespatchDocumentReference: 'UBL-SR-03',
  PaymentTerms: 'UBL-SR-05',
  'PaymentTerms/Note': 'UBL-SR-05',
  'BillingReference/InvoiceDocumentReference': 'UBL-SR-06',
  InvoicePeriod: 'UBL-SR-08',
  'AccountingSupplierParty/Party/PartyLegalEntity': 'UBL-SR-09',
  'AccountingSupplierParty/Party/PartyName': 'UBL-SR-10',
  'AccountingSupplierParty/Party/PartyLegalEntity/CompanyID': 'UBL-SR-11',
  'AccountingCustomerParty/Party/PartyLegalEntity': 'UBL-SR-15',
  'AccountingCustomerParty/Party/PartyName': 'UBL-SR-40',
  'PayeeParty/PartyName': 'UBL-SR-19',
  'PayeeParty/PartyLegalEntity': 'UBL-SR-21',
  'TaxRepresentativeParty/PartyName': 'UBL-SR-22',
  Delivery: 'UBL-SR-24',
  'Delivery/DeliveryParty/PartyName': 'UBL-SR-25',
  'PaymentMeans/PaymentID': 'UBL-SR-26',
  'PaymentMeans/PaymentMeansCode': 'UBL-SR-27',
  'AllowanceCharge/AllowanceChargeReason': 'UBL-SR-30',
  'TaxCategory/TaxExemptionReason': 'UBL-SR-32',
  'AdditionalDocumentReference/DocumentDescription': 'UBL-SR-33',
  'InvoiceLine/Note': 'UBL-SR-34',
  'CreditNoteLine/Note': 'UBL-SR-34',
  OrderLineReference: 'UBL-SR-35',
  'InvoiceLine/InvoicePeriod': 'UBL-SR-36',
  'CreditNoteLine/InvoicePeriod': 'UBL-SR-36',
  'Price/AllowanceCharge': 'UBL-SR-37',
  'Item/ClassifiedTaxCategory': 'UBL-SR-48',
  'InvoicePeriod/DescriptionCode': 'UBL-SR-49',
  'Item/Description': 'UBL-SR-50',
  AddressLine: 'UBL-SR-51',
  OriginatorDocumentReference: 'UBL-SR-56',
};

/** The rules that require the tax scheme VAT; a key is an element around the scheme. */
const schemeRules: Readonly<Record<string, string>> = {
  ClassifiedTaxCategory: 'BR-CO-04',
  TaxSubtotal: 'BR-47',
  AllowanceCharge: 'BR-32',
};

/** Our code for a document that breaks the UBL schema; the authority has published none. */
const schemaRule = 'UBL-XSD';

/**
 * Collects faults of the XML that the fields of a document do not show: a repeated element, an empty element,
 * an unknown currency, or a tax that is not VAT.
 */
export class Malformed {
  readonly broken: BrokenRule[] = [];

  atMostOne(found: readonly XmlElement[], at: Place): void {
    if (found.length > 1) this.#report(at, (names) => ruleOfEnd(onceRules, names) ?? schemaRule);
  }

  otherThanConstant(at: Place): void {
    this.#report(at, (names) => {
      const owner = names.toReversed().find((name) => name in schemeRules);
      return owner === undefined ? schemaRule : (schemeRules[owner] ?? schemaRule);
    });
  }

  /**
   * Reports an empty element that should contain a code, a number, a date or child elements; other empty
   * elements are harmless.
   */
  empty(at: Place): void {
    if (/(?:Amount|Percent|Numeric|Quantity|Code|Date|Period|PayeeParty|RepresentativeParty)$/.test(at.tag))
      this.#report(at, () => schemaRule);
  }

  currency(at: Place): void {
    this.#report(at, () => 'BR-CL-03');
  }

  flag(at: Place): void {
    this.#report(at, () => schemaRule);
  }

  #report(at: Place, codeOf: (names: readonly string[]) => string): void {
    const names = namesOf(at);
    this.broken.push({ code: codeOf(names), path: names.join('/') });
  }
}

function namesOf({ parent, tag }: Place): string[] {
  const name = tag.slice(tag.indexOf(':') + 1);
  return parent === null ? [name] : [...namesOf(parent), name];
}

/** The rule for the longest suffix of the element path that is a key of `rules`. */
function ruleOfEnd(rules: Readonly<Record<string, string>>, names: readonly string[]): string | undefined {
  for (let from = 0; from < names.length; from += 1) {
    const rule = rules[names.slice(from).join('/')];
    if (rule !== undefined) return rule;
  }
  return undefined;
}
