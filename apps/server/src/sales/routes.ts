import type { contract } from '@tezga/contract';
import type { Handlers } from '../platform/http/context.ts';
import { byFic } from './by-fic.ts';
import { cancelDraft } from './cancel-draft.ts';
import { clock } from './clock.ts';
import { correct } from './correct.ts';
import { correctable } from './correctable.ts';
import { draft } from './draft.ts';
import { drafts } from './drafts.ts';
import { exported } from './list/exported.ts';
import { giveUpDebt } from './give-up-debt.ts';
import { issue } from './issue.ts';
import { keepDraft } from './keep-draft.ts';
import { list } from './list/list.ts';
import { listSales } from './list/list-sales.ts';
import { mend } from './mend.ts';
import { one } from './one.ts';
import { openAdvances } from './open-advances.ts';
import { openOrders } from './open-orders.ts';
import { pdf } from './pdf.ts';
import { printed } from './printed.ts';
import { proForma } from './pro-forma.ts';
import { quoteMend } from './quote-mend.ts';
import { quoteCorrection } from './quote-correction.ts';
import { quote } from './quote.ts';
import { resend } from './resend.ts';
import { retract } from './retract.ts';
import { seeMissed } from './see-missed.ts';
import { signOn } from './sign-on.ts';
import { summarize } from './summarize.ts';
import { summaryOf } from './summary-of.ts';
import { waiting } from './waiting.ts';

export const salesHandlers: Handlers<typeof contract.sales> = {
  issue,
  quote,
  drafts,
  draft,
  keepDraft,
  cancelDraft,
  signOn,
  list,
  exported,
  listSales,
  one,
  byFic,
  waiting,
  clock,
  resend,
  seeMissed,
  quoteMend,
  mend,
  retract,
  pdf,
  printed,
  correctable,
  quoteCorrection,
  correct,
  giveUpDebt,
  openAdvances,
  proForma,
  openOrders,
  summaryOf,
  summarize,
};
