import { placeholderCustomer, type ClientIdType } from '@tezga/domain';
import type { Language, Phrases } from '@tezga/phrases';
import { countryName } from './country-name.ts';
import { hasValue, type Fact, type Printing } from './invoice-facts.ts';

/** A party of the invoice with the texts that are printed. */
export interface PrintedParty {
  /** The label of the party: seller or buyer. */
  readonly role: string;
  readonly name: string;
  readonly facts: readonly Fact[];
}

export interface PrintedParties {
  readonly seller: PrintedParty;
  readonly buyer: PrintedParty | null;
}

/**
 * Seller and buyer as printed. On a self-issued invoice the business is the buyer; for own use it is both.
 */
export function partiesOf({ invoice, words, language }: Printing): PrintedParties {
  const { seller: business, buyer: other, selfIssue } = invoice;
  const { labels } = words.print;
  const own = (role: string): PrintedParty => ({
    role,
    name: business.name,
    facts: [...numberAndPlace({ ...business, ...ownNumber(business.nuis) }, words, language), ...contact()],
  });
  const contact = (): Fact[] => contactFacts(business, words);
  const theirs = (role: string): PrintedParty | null =>
    other === null ? null : { role, name: other.name, facts: numberAndPlace(other, words, language) };
  if (selfIssue === null)
    return { seller: own(labels.seller), buyer: theirs(labels.buyer) ?? placeholderBuyer(invoice, words) };
  const seller = selfIssue === 'SELF' ? null : theirs(labels.seller);
  return { seller: seller ?? own(labels.seller), buyer: own(labels.buyer) };
}

/** The placeholder for an unnamed buyer, who is allowed on a cash invoice. */
function placeholderBuyer(
  { cashDeviceCode }: Printing['invoice'],
  { print: { labels } }: Phrases,
): PrintedParty | null {
  if (cashDeviceCode === null) return null;
  const { name, type, town } = placeholderCustomer;
  return { role: labels.buyer, name, facts: [[labels.address, `${type}, ${town}`]] };
}

const ownNumber = (nuis: string) => ({ idType: 'NUIS', idNumber: nuis }) as const;

interface Placed {
  readonly idType: ClientIdType;
  readonly idNumber: string;
  readonly address: string;
  readonly town: string;
  /** The country as a three-letter code. */
  readonly country: string;
}

function numberAndPlace(party: Placed, words: Phrases, language: Language): Fact[] {
  const { labels } = words.print;
  const facts: Fact[] = [
    [numberLabel(party.idType, words), party.idNumber],
    [labels.address, placeOf(party, language)],
  ];
  return facts.filter(hasValue);
}

/** The label of an id number, which depends on its type: business, person or foreign. */
const numberLabel = (idType: ClientIdType, { print, customers }: Phrases): string =>
  idType === 'NUIS' ? print.labels.nuis : customers.form.numberOf[idType];

function contactFacts({ phone, email, website }: Printing['invoice']['seller'], { print }: Phrases): Fact[] {
  const facts: Fact[] = [
    [print.phone, phone],
    [print.email, email],
    [print.website, website],
  ];
  return facts.filter(hasValue);
}

export function placeOf(
  { address, town, country }: Pick<Placed, 'address' | 'town' | 'country'>,
  language: Language,
): string {
  return [address, town, countryName(country, language)].filter((part) => part !== '').join(', ');
}
