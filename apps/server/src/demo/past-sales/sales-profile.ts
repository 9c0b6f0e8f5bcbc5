import { demoTillId } from '../add-places.ts';
import { demoShopId, placeOf } from '../add-staff.ts';
import { demoClients, type DemoClient } from '../clients.ts';
import { demoId } from '../demo-id.ts';
import type { DemoBusiness, DemoPerson, Trade } from '../people.ts';
import { demoStaff } from '../staff.ts';
import { weighted, type Weighted } from './random.ts';
import { habitsOf, isWithoutCash, tenders, type Tender } from './habits.ts';

/** A shop with its tills and sellers. */
export interface Place {
  readonly shopId: string;
  readonly posId: string;
  readonly eposId: string;
  readonly sellers: Weighted<DemoPerson>;
}

/** Shops, hours, tenders and customers of a business, with their weights. */
export interface SalesProfile {
  readonly places: Weighted<Place>;
  readonly hours: Weighted<number>;
  readonly tenders: Weighted<Tender>;
  /** The customers who can pay in each way. */
  readonly clients: ReadonlyMap<Tender, readonly DemoClient[]>;
}

const cache = new Map<Trade, SalesProfile>();

/** Cached: it depends only on the constants of the demonstration, and every day needs it. */
export function salesProfileOf(business: DemoBusiness): SalesProfile {
  const profile = cache.get(business.trade) ?? newSalesProfile(business);
  cache.set(business.trade, profile);
  return profile;
}

function newSalesProfile(business: DemoBusiness): SalesProfile {
  const { trade } = business;
  const habits = habitsOf[trade];
  const places = demoStaff[trade].shops.map(
    ({ name }, index) => [placeNamed(business, name), habits.shops[index] ?? 0] as const,
  );
  return {
    places: weighted(places),
    hours: weighted(habits.hours.map((weight, index) => [habits.opensAt + index, weight] as const)),
    tenders: weighted(tenders.map((tender) => [tender, habits.tenders[tender] ?? 0] as const)),
    clients: new Map(tenders.map((tender) => [tender, clientsOf(trade, tender)])),
  };
}

function placeNamed(business: DemoBusiness, name: string): Place {
  const businessId = demoId(business.key);
  return {
    shopId: demoShopId(businessId, name),
    posId: demoTillId(businessId, 'pos', name),
    eposId: demoTillId(businessId, 'epos', name),
    sellers: sellersOf(business, name),
  };
}

const ownerWeight = 0.3;

/** The current sellers of a shop; the owner has a small weight. */
function sellersOf({ trade, owner, operators }: DemoBusiness, shopName: string): Weighted<DemoPerson> {
  const { shops, colleagues } = demoStaff[trade];
  const everyShop = shops.map(({ name }) => name);
  const inShop = colleagues.filter(
    (colleague, index) =>
      colleague.isDeleted !== true &&
      (colleague.roleCode === 'OP' || colleague.roleCode === 'AP') &&
      placeOf(colleague, index, everyShop).shopNames.includes(shopName),
  );
  const fromFirstShop = shopName === everyShop[0] ? operators : [];
  const others = [...fromFirstShop, ...inShop].map((seller) => [seller, 1] as const);
  return weighted([[owner, ownerWeight], ...others]);
}

/**
 * The customers for a tender: exports go to customers abroad, sales on account to firms, and euros are bought from
 * persons.
 */
function clientsOf(trade: Trade, tender: Tender): DemoClient[] {
  return demoClients[trade].filter(({ idType, country }) => {
    if (tender === 'export' || country !== undefined) return tender === 'export' && country !== undefined;
    if (tender === 'bought') return idType === 'ID';
    return !isWithoutCash(tender) || idType === 'NUIS';
  });
}
