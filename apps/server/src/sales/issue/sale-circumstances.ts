import { refuseUnless, type ClientIdType } from '@tezga/domain';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface SaleCircumstances {
  readonly till: {
    readonly id: string;
    readonly name: string;
    readonly tcrCode: string;
    readonly sellsWithoutClient: boolean;
    /** Whether the NIPT of a client must be in the tax register. */
    readonly verifiesClient: boolean;
  };
  readonly shop: {
    readonly id: string;
    readonly businessUnitCode: string;
    /** Null if the setting of the business applies. */
    readonly allowsNegativeStock: boolean | null;
  };
  readonly seller: Seller;
  readonly settings: {
    readonly isInVat: boolean;
    /** The VAT rates that the business may use. */
    readonly vatIds: readonly string[];
    readonly impactsWarehouse: boolean;
    readonly allowsNegativeStock: boolean;
  };
  readonly operator: { readonly id: string; readonly code: string; readonly name: string } | null;
  /** Null if the sale names no customer. */
  readonly customer: SaleCustomer | null;
}

export interface Seller {
  readonly name: string;
  readonly nuis: string;
  readonly address: string;
  readonly town: string;
  readonly country: string;
}

export interface SaleCustomer {
  readonly id: string;
  readonly idType: ClientIdType;
  readonly idNumber: string;
  readonly name: string;
  readonly address: string;
  readonly town: string;
  readonly country: string;
  readonly clientCode: string;
}

interface SaleKeys {
  readonly tillId: string;
  readonly customerId: string | null;
  /** The person who sells. */
  readonly userId: string;
}

/**
 * Reads all that a sale depends on except its articles, in one statement; null if the till or the customer does not
 * exist.
 */
export async function findCircumstances(
  transaction: Transaction,
  businessId: string,
  { tillId, customerId, userId }: SaleKeys,
): Promise<SaleCircumstances | null> {
  const values = [businessId, tillId, userId, customerId];
  const [row] = await transaction.run<SaleCircumstances>(readCircumstances, values);
  if (row === undefined || (customerId !== null && row.customer === null)) return null;
  const { till, shop, seller, settings, operator, customer } = row;
  return { till, shop, seller, settings, operator, customer };
}

export async function saleCircumstances(
  transaction: Transaction,
  businessId: string,
  keys: SaleKeys,
): Promise<SaleCircumstances> {
  const circumstances = await findCircumstances(transaction, businessId, keys);
  refuseUnless(circumstances !== null, 'not-found');
  return circumstances;
}

const readCircumstances = `
  select
    jsonb_build_object('id', till.id, 'name', till.name, 'tcrCode', till.tcr_code,
      'sellsWithoutClient', till.can_sell_without_client,
      'verifiesClient', till.verify_invoice_client) as till,
    jsonb_build_object('id', shop.id, 'businessUnitCode', shop.business_unit_code,
      'allowsNegativeStock', shop.allow_negative_stock) as shop,
    jsonb_build_object('name', business.name, 'nuis', business.nipt,
      'address', coalesce(nullif(shop.address, ''), business.address), 'town', coalesce(nullif(shop.city, ''), business.city),
      'country', shop.country) as seller,
    jsonb_build_object('isInVat', settings.is_in_vat, 'vatIds', settings.vat_ids, 'impactsWarehouse', settings.impact_warehouse,
      'allowsNegativeStock', settings.allow_negative_stock) as settings,
    (select jsonb_build_object('id', id, 'code', operator_code, 'name', name) from tenant.employees
      where business_id = $1 and user_id = $3 and deleted_at is null and operator_code is not null) as operator,
    (select jsonb_build_object('id', id, 'idType', id_type, 'idNumber', id_number, 'name', name, 'address', address,
        'town', town, 'country', country, 'clientCode', code) from tenant.customers
      where business_id = $1 and id = $4 and deleted_at is null) as customer
  from tenant.tills till
  join tenant.shops shop on shop.business_id = $1 and shop.id = till.shop_id
  join platform.businesses business on business.id = $1
  join tenant.settings settings on settings.business_id = $1
  where till.business_id = $1 and till.id = $2`;
