import type { contract } from '@tezga/contract';
import {
  endOfTiranaDay,
  startOfTiranaDay,
  type TransferState,
  type WarehouseDocumentKind,
} from '@tezga/domain';
import type { z } from 'zod';
import { searchPatterns } from '../../platform/database/search-patterns.ts';
import { findPage, oneOf, orderOf, valuesFor, type Values } from '../../platform/documents/find-page.ts';
import type { BusinessContext, Handler } from '../../platform/http/context.ts';
import { documentRows, isNewestVersion, listedDocument } from './documents-read.ts';

type ListInput = z.output<typeof contract.warehouse.entries.input>;
type Page = Handler<typeof contract.warehouse.entries>;
type Whole = Handler<typeof contract.warehouse.allEntries>;

const exportMax = 10_000;
const sortKeys = { number: ['year', 'number'], value: ['value'] };

/** A page of the documents of a kind. */
export const pageOfKind =
  (kind: WarehouseDocumentKind): Page =>
  (input, context) =>
    pageOf(kind, input, context);

/** All documents of a kind, up to the limit of an export. */
export const allOfKind =
  (kind: WarehouseDocumentKind): Whole =>
  (input, context) =>
    allOf(kind, input, context);

async function pageOf(
  kind: WarehouseDocumentKind,
  input: ListInput,
  { transaction, businessId }: BusinessContext,
) {
  const { page, perPage: take } = input;
  const values = valuesFor(businessId);
  const { ids, count, isMore, isSortCut, days } = await findPage(transaction, values, {
    from: 'tenant.warehouse_documents document',
    conditions: conditionsOf(kind, input, values),
    ...orderOf(input, 'posted_at', sortKeys),
    skip: (page - 1) * take,
    take,
    days: { column: 'posted_at', isMoment: true, sum: 'value' },
  });
  const rows = await documentRows(transaction, businessId, ids);
  return { data: rows.map(listedDocument), total: count, isMore, isSortCut, days: [...days] };
}

/** All documents that match, from the first on and up to the maximum; the page in the input is ignored. */
async function allOf(kind: WarehouseDocumentKind, input: ListInput, context: BusinessContext) {
  const whole = { ...input, page: 1, perPage: exportMax };
  const { data, total, isMore } = await pageOf(kind, whole, context);
  return { data, total, isMore };
}

function conditionsOf(
  kind: WarehouseDocumentKind,
  { shopIds, reasons, states, from, to, search }: ListInput,
  values: Values,
): string[] {
  const { place } = values;
  return [
    'document.business_id = $1',
    `document.kind = ${place(kind)}`,
    isNewestVersion('document'),
    ...inShops(kind, shopIds, values),
    ...inStates(states, values),
    ...oneOf('document.reason', reasons, values),
    ...(from === undefined ? [] : [`document.posted_at >= ${place(startOfTiranaDay(from))}`]),
    ...(to === undefined ? [] : [`document.posted_at < ${place(endOfTiranaDay(to))}`]),
    ...searchPatterns(search).map((pattern) => `document.search_text like ${place(pattern)}`),
  ];
}

/** A transfer is a document of both of its shops. */
function inShops(kind: WarehouseDocumentKind, shopIds: readonly string[], values: Values): string[] {
  const from = oneOf('document.shop_id', shopIds, values);
  if (kind !== 'transfer' || from.length === 0) return from;
  return [`(${[...from, ...oneOf('document.target_shop_id', shopIds, values)].join(' or ')})`];
}

const inStates = (states: readonly TransferState[], values: Values): string[] =>
  oneOf(
    `coalesce((select outcome from tenant.transfer_ends
      where business_id = $1 and document_id = document.id), 'created')`,
    states,
    values,
  );
