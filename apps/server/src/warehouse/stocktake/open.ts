import type { contract } from '@tezga/contract';
import { refuseUnless, stocktakeNumberText } from '@tezga/domain';
import type { z } from 'zod';
import { isUniqueViolation, type Transaction } from '../../platform/database/transaction.ts';
import { nextNumber } from '../../platform/documents/next-number.ts';
import { StaleRead } from '../../platform/http/error-reply.ts';
import type { Handler } from '../../platform/http/context.ts';
import { documentCircumstances } from '../documents/document-circumstances.ts';
import type { Posting } from '../documents/register-document.ts';
import { readStocktakes, type StocktakeRow } from './stocktake-store.ts';

type OpenInput = z.output<typeof contract.warehouse.openStocktake.input>;

export const openStocktake: Handler<typeof contract.warehouse.openStocktake> = async (input, context) => {
  const opened = await registerStocktake(context, input);
  context.note(opened.documentCode);
  return opened;
};

export async function registerStocktake(
  { transaction, businessId, clock, person }: Posting,
  { stocktakeId, shopId, categoryId, isBlind, notes }: OpenInput,
) {
  const known = `${readStocktakes} and stocktake.id = $2`;
  const [earlier] = await transaction.run<StocktakeRow>(known, [businessId, stocktakeId]);
  if (earlier !== undefined) {
    const isSame =
      earlier.shopId === shopId &&
      earlier.categoryId === categoryId &&
      earlier.isBlind === isBlind &&
      earlier.notes === notes;
    refuseUnless(isSame, 'document-posted-otherwise', { takenBy: earlier.documentCode });
    return { _id: stocktakeId, documentCode: earlier.documentCode };
  }
  await documentCircumstances(transaction, businessId, { shopId, supplierId: null, purchaseId: null });
  if (categoryId !== null) {
    const category =
      'select 1 from tenant.categories where business_id = $1 and id = $2 and deleted_at is null';
    const [found] = await transaction.run(category, [businessId, categoryId]);
    refuseUnless(found !== undefined, 'not-found');
  }
  await refuseSecondOpen(transaction, businessId, shopId, stocktakeId);
  const { numberText, issuedAt } = await nextNumber(transaction, businessId, 'stocktake', clock.now());
  const documentCode = stocktakeNumberText(numberText);
  await transaction
    .run(insertStocktake, [
      businessId,
      stocktakeId,
      documentCode,
      issuedAt,
      shopId,
      categoryId,
      isBlind,
      notes,
      person.id,
      person.name,
    ])
    .catch((error: unknown) => {
      // A concurrent call opened the stocktake: the client retries and gets the reply of that call.
      throw isUniqueViolation(error, 'stocktakes_pkey') ? new StaleRead() : error;
    });
  return { _id: stocktakeId, documentCode };
}

/**
 * Refuses a second open stocktake of a shop: closing both would post a difference twice. The shop stays locked until
 * the transaction ends, so of two concurrent openings the second finds the first.
 */
async function refuseSecondOpen(
  transaction: Transaction,
  businessId: string,
  shopId: string,
  stocktakeId: string,
): Promise<void> {
  await transaction.run(lockShop, [businessId, shopId]);
  const [open] = await transaction.run(otherOpen, [businessId, shopId, stocktakeId]);
  refuseUnless(open === undefined, 'stocktake-already-open');
}

const lockShop = 'select 1 from tenant.shops where business_id = $1 and id = $2 for no key update';
const otherOpen = `
  select 1 from tenant.stocktakes where business_id = $1 and shop_id = $2 and status = 'open' and id <> $3`;

const insertStocktake = `
  insert into tenant.stocktakes (business_id, id, number_text, opened_at, shop_id, category_id, is_blind, notes, by_id,
    by_name)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
