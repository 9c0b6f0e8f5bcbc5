import { demoTillId } from '../add-places.ts';
import { demoShopId, placeOf } from '../add-staff.ts';
import { demoClients, type DemoClient } from '../clients.ts';
import { demoId } from '../demo-id.ts';
import type { DemoBusiness, DemoPerson, Trade } from '../people.ts';
import { demoStaff } from '../staff.ts';
import { wheelOf, type Wheel } from './chance.ts';
import { habitsOf, isWithoutCash, tenders, type Tender } from './habits.ts';

/** A shop with its tills and those who sell there. */
export interface Place {
  readonly shopId: string;
  readonly posId: string;
  readonly eposId: string;
  readonly sellers: Wheel<DemoPerson>;
}

/** Where a business sells, when, and to whom. */
export interface Custom {
  readonly places: Wheel<Place>;
  readonly hours: Wheel<number>;
  readonly tenders: Wheel<Tender>;
  /** Who may pay so. */
  readonly clients: ReadonlyMap<Tender, readonly DemoClient[]>;
}

const known = new Map<Trade, Custom>();

/** It follows from the lists of the demonstration, and is asked for with every day. */
export function customOf(business: DemoBusiness): Custom {
  const custom = known.get(business.trade) ?? newCustom(business);
  known.set(business.trade, custom);
  return custom;
}

function newCustom(business: DemoBusiness): Custom {
  const { trade } = business;
  const habits = habitsOf[trade];
  const places = demoStaff[trade].shops.map(
    ({ name }, index) => [placeNamed(business, name), habits.shops[index] ?? 0] as const,
  );
  return {
    places: wheelOf(places),
    hours: wheelOf(habits.hours.map((weight, index) => [habits.opensAt + index, weight] as const)),
    tenders: wheelOf(tenders.map((tender) => [tender, habits.tenders[tender] ?? 0] as const)),
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

/** Who sells in a shop and still does; the owner only helps out. */
function sellersOf({ trade, owner, operators }: DemoBusiness, shopName: string): Wheel<DemoPerson> {
  const { shops, colleagues } = demoStaff[trade];
  const everyShop = shops.map(({ name }) => name);
  const inShop = colleagues.filter(
    (colleague, index) =>
      colleague.isGone !== true &&
      (colleague.roleCode === 'OP' || colleague.roleCode === 'AP') &&
      placeOf(colleague, index, everyShop).shopNames.includes(shopName),
  );
  const fromFirstShop = shopName === everyShop[0] ? operators : [];
  const others = [...fromFirstShop, ...inShop].map((seller) => [seller, 1] as const);
  return wheelOf([[owner, ownerWeight], ...others]);
}

/** Goods are exported to those abroad, whoever pays later is a firm, and whoever sells euros is a person. */
function clientsOf(trade: Trade, tender: Tender): DemoClient[] {
  return demoClients[trade].filter(({ idType, country }) => {
    if (tender === 'export' || country !== undefined) return tender === 'export' && country !== undefined;
    if (tender === 'bought') return idType === 'ID';
    return !isWithoutCash(tender) || idType === 'NUIS';
  });
}
