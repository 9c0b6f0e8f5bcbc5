import { hasOtherParty, type Buyer, type SaleDocument } from '@tezga/domain';
import type { Seller } from '../issue/sale-circumstances.ts';

/** What a message has room for of a name and of a town. */
const partyTextMax = 100;

interface Parties {
  readonly seller: Seller;
  readonly buyer: Buyer | null;
  readonly document: SaleDocument | null;
}

/** Seller and buyer as the message names them: who issues an invoice to itself buys. */
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
    Address: said(address),
    Town: said(town.slice(0, partyTextMax)),
    Country: country,
  };
}

/** Someone who sells to the business and issues nothing. */
function otherSeller({ idType, idNumber, name, address, town, country }: Buyer) {
  return {
    IDType: idType === 'POINTS' ? ('ID' as const) : idType,
    IDNum: idNumber,
    Name: name,
    Address: said(address),
    Town: said(town),
    Country: country,
  };
}

/** The number of a regular client is ours alone: the tax authority hears of them by name. */
function buyerOf({ idType, idNumber, name, address, town, country }: Buyer) {
  const hasId = idType !== 'POINTS' && idNumber !== '';
  return {
    ...(hasId ? { IDType: idType, IDNum: idNumber } : {}),
    Name: said(name),
    Address: said(address),
    Town: said(town),
    Country: country,
  };
}

/** What is empty is left out. */
const said = (text: string) => (text === '' ? undefined : text);
