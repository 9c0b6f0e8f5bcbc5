import type { contract } from '@tezga/contract';
import { Refusal } from '@tezga/domain';
import { importArticles } from '../articles/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { expectOwnShops } from '../shops/index.ts';
import { rowsWithMessages } from './rows-with-messages.ts';
import { importPart } from './import-part.ts';

export const articles: Handler<typeof contract.imports.articles> = async (input, context) => {
  const shopIds = await expectOwnShops(context, input.shopsToUpdatePrice);
  const { importId, part } = await importPart(
    context,
    { kind: 'articles', importId: input.importId },
    (touchedIds) => importArticles(context, { rows: input.articles, shopIds, touchedIds }),
  );
  const [first] = part.rows;
  if (input.isSingle && first?.outcome === 'refused')
    throw new Refusal('invalid-input', { problems: first.problems });
  const message = context.phrasesIn[context.language].imports.done;
  return { status: 200, importId, rows: rowsWithMessages(context, part.rows), message };
};
