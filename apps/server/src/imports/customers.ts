import type { contract } from '@tezga/contract';
import { importCustomers } from '../customers/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { rowsWithMessages } from './rows-with-messages.ts';
import { importPart } from './import-part.ts';

export const customers: Handler<typeof contract.imports.customers> = async (input, context) => {
  const { importId, part } = await importPart(
    context,
    { kind: 'customers', importId: input.importId },
    (touchedIds) => importCustomers(context, { rows: input.customers, touchedIds }),
  );
  const message = context.phrasesIn[context.language].imports.done;
  return { status: 200, importId, rows: rowsWithMessages(context, part.rows), message };
};
