import { contract, encoded } from '@tezga/contract';
import { asUnitCost, issuedQuantities, producedLines, productionJournal, refuseUnless } from '@tezga/domain';
import type { z } from 'zod';
import { documentFingerprint } from '../../platform/documents/same-document.ts';
import type { Handler } from '../../platform/http/context.ts';
import { refuseShort } from '../refuse-short.ts';
import { stockAt } from '../stock-at.ts';
import { documentArticles, documentCircumstances } from './document-circumstances.ts';
import { pastDate } from './past-date.ts';
import { postOnce } from './post-once.ts';
import { registerDocument, type Posting } from './register-document.ts';

type ProductionInput = z.output<typeof contract.warehouse.addProduction.input>;

export const addProduction: Handler<typeof contract.warehouse.addProduction> = (input, context) =>
  postOnce(context, input, fingerprintOf(input), () => registerProduction(context, input));

const fingerprintOf = (input: ProductionInput) =>
  documentFingerprint(
    input.documentId,
    'warehouse.addProduction',
    encoded(contract.warehouse.addProduction.input, input),
  );

/** Takes the ingredients out and receives the product; refuses with all ingredients that are short. */
export async function registerProduction(posting: Posting, input: ProductionInput) {
  const { transaction, businessId } = posting;
  const { documentId: ownId, shopId, articleId, quantity, notes, lines: ingredients } = input;
  const keys = { shopId, supplierId: null, purchaseId: null };
  const { shop, settings } = await documentCircumstances(transaction, businessId, keys);
  // The product is the last line, as in the document.
  const goods = [...ingredients, { articleId }];
  const articles = await documentArticles(transaction, businessId, goods, (place) =>
    place === ingredients.length ? 'articleId' : `lines.${place}.articleId`,
  );
  const itself = ingredients.findIndex((line) => line.articleId === articleId);
  const problems = [
    ...(articles.get(articleId)?.isComposite === true
      ? []
      : [{ path: 'articleId', code: 'article-not-counted' }]),
    ...(itself === -1 ? [] : [{ path: `lines.${itself}.articleId`, code: 'twice' }]),
  ];
  refuseUnless(problems.length === 0, 'invalid-input', { problems });
  const at = await pastDate(posting, input.date);
  const found = await stockAt(transaction, businessId, shop.id, [...articles.keys()], at);
  const production = { product: { articleId, quantity }, ingredients };
  const lines = producedLines(production, found.stock, (id) => articles.get(id)?.cost ?? asUnitCost(0n));
  const moved = Array.from(issuedQuantities(lines), ([id, issued]) => ({
    articleId: id,
    quantity: issued,
    needsStock: true,
  }));
  await refuseShort(transaction, businessId, { moved, stock: found.available, shop, settings });
  return await registerDocument(posting, {
    ownId,
    notes,
    shop,
    articles,
    lines,
    supplier: null,
    purchase: null,
    kind: 'production',
    past: found.past,
    reason: 'production',
    fingerprint: fingerprintOf(input),
    journalOf: productionJournal,
  });
}
