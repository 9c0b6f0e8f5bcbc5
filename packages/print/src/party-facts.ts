import { placeholderCustomer, type ClientIdType } from '@tezga/domain';
import type { Language, Phrases } from '@tezga/phrases';
import { countryName } from './country-name.ts';
import { isTold, type Fact, type Printing } from './invoice-facts.ts';

/** Whoever has a part in the invoice, as the paper names them. */
export interface ToldParty {
  /** Seller or buyer. */
  readonly role: string;
  readonly name: string;
  readonly facts: readonly Fact[];
}

export interface ToldParties {
  readonly seller: ToldParty;
  readonly buyer: ToldParty | null;
}

/** Seller and buyer: who issues an invoice in the place of the seller buys, and who consumes on its own is both. */
export function partiesOf({ invoice, words, language }: Printing): ToldParties {
  const { seller: business, buyer: other, selfIssue } = invoice;
  const { labels } = words.print;
  const own = (role: string): ToldParty => ({
    role,
    name: business.name,
    facts: [...numberAndPlace({ ...business, ...ownNumber(business.nuis) }, words, language), ...contact()],
  });
  const contact = (): Fact[] => contactFacts(business, words);
  const theirs = (role: string): ToldParty | null =>
    other === null ? null : { role, name: other.name, facts: numberAndPlace(other, words, language) };
  if (selfIssue === null)
    return { seller: own(labels.seller), buyer: theirs(labels.buyer) ?? nobodyInParticular(invoice, words) };
  const seller = selfIssue === 'SELF' ? null : theirs(labels.seller);
  return { seller: seller ?? own(labels.seller), buyer: own(labels.buyer) };
}

/** Who pays in cash need not say who they are. */
function nobodyInParticular(
  { cashDeviceCode }: Printing['invoice'],
  { print: { labels } }: Phrases,
): ToldParty | null {
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
  /** Three letters. */
  readonly country: string;
}

function numberAndPlace(party: Placed, words: Phrases, language: Language): Fact[] {
  const { labels } = words.print;
  const facts: Fact[] = [
    [numberLabel(party.idType, words), party.idNumber],
    [labels.address, placeOf(party, language)],
  ];
  return facts.filter(isTold);
}

/** A number of a person is not called that of a business, nor one from abroad. */
const numberLabel = (idType: ClientIdType, { print, customers }: Phrases): string =>
  idType === 'NUIS' ? print.labels.nuis : customers.form.numberOf[idType];

function contactFacts({ phone, email, website }: Printing['invoice']['seller'], { print }: Phrases): Fact[] {
  const facts: Fact[] = [
    [print.phone, phone],
    [print.email, email],
    [print.website, website],
  ];
  return facts.filter(isTold);
}

export function placeOf(
  { address, town, country }: Pick<Placed, 'address' | 'town' | 'country'>,
  language: Language,
): string {
  return [address, town, countryName(country, language)].filter((part) => part !== '').join(', ');
}
