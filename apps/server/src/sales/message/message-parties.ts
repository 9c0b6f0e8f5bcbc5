import { hasOtherParty, type Buyer, type SaleDocument } from '@tezga/domain';
import type { Seller } from '../issue/sale-circumstances.ts';

/** Length limit of a name and of a town in a fiscal message. */
const partyTextMax = 100;

interface Parties {
  readonly seller: Seller;
  readonly buyer: Buyer | null;
  readonly document: SaleDocument | null;
}

/** Seller and buyer of the fiscal message. In a self-issued invoice the business is the buyer. */
export function partiesOf({ seller, buyer, document }: Parties) {
  const business = businessOf(seller);
  const selfIssue = document?.selfIssue ?? null;
  if (selfIssue === null) return { Seller: business, Buyer: buyer === null ? undefined : buyerOf(buyer) };
  const isOwnUse = buyer === null || !hasOtherParty(selfIssue);
  return { Seller: isOwnUse ? business : otherSeller(buyer), Buyer: business };
}

function businessOf({ name, nuis, address, town, country }: Seller) {
  return {
    IDType: 'NUIS' as const,
    IDNum: nuis,
    Name: name.slice(0, partyTextMax),
    Address: orUndefined(address),
    Town: orUndefined(town.slice(0, partyTextMax)),
    Country: country,
  };
}

/** The seller of a self-issued invoice: another party, for whom the business issues the invoice. */
function otherSeller({ idType, idNumber, name, address, town, country }: Buyer) {
  return {
    IDType: idType === 'POINTS' ? ('ID' as const) : idType,
    IDNum: idNumber,
    Name: name,
    Address: orUndefined(address),
    Town: orUndefined(town),
    Country: country,
  };
}

/** A client number that the business gave itself (POINTS) is no official id, so the message has only the name. */
function buyerOf({ idType, idNumber, name, address, town, country }: Buyer) {
  const hasId = idType !== 'POINTS' && idNumber !== '';
  return {
    ...(hasId ? { IDType: idType, IDNum: idNumber } : {}),
    Name: orUndefined(name),
    Address: orUndefined(address),
    Town: orUndefined(town),
    Country: country,
  };
}

/** The XML leaves out empty fields. */
const orUndefined = (text: string) => (text === '' ? undefined : text);
