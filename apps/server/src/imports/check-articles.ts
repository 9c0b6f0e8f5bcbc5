import type { contract } from '@tezga/contract';
import { checkArticles as check } from '../articles/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { expectOwnShops } from '../shops/index.ts';
import { checksWithMessages } from './rows-with-messages.ts';

export const checkArticles: Handler<typeof contract.imports.checkArticles> = async (input, context) => {
  const shopIds = await expectOwnShops(context, input.shopsToUpdatePrice, { isLocking: false });
  const rows = await check(context, { rows: input.articles, shopIds, touchedIds: new Set() });
  return { rows: checksWithMessages(context, rows) };
};
