import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { articles } from './articles.ts';
import { checkArticles } from './check-articles.ts';
import { checkCustomers } from './check-customers.ts';
import { customers } from './customers.ts';
import { articleImports, customerImports } from './list.ts';
import { undoArticles, undoCustomers } from './undo.ts';

export const importsHandlers: Handlers<typeof contract.imports> = {
  checkArticles,
  articles,
  checkCustomers,
  customers,
  articleImports,
  customerImports,
  undoArticles,
  undoCustomers,
};
