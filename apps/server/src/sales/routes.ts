import type { contract } from '@tezga/contract';
import { seeMissedCall } from '../fiscalization/index.ts';
import type { Handlers } from '../platform/http/context.ts';
import { byFic } from './list/by-fic.ts';
import { cancelDraft } from './drafts/cancel-draft.ts';
import { clock } from './issue/clock.ts';
import { correct } from './correct/correct.ts';
import { correctable } from './correct/correctable.ts';
import { draft } from './drafts/draft.ts';
import { drafts } from './drafts/drafts.ts';
import { exported } from './list/exported.ts';
import { giveUpDebt } from './correct/give-up-debt.ts';
import { invoiceKind } from './message/invoice-kind.ts';
import { issue } from './issue/issue.ts';
import { saveDraft } from './drafts/save-draft.ts';
import { find } from './list/find.ts';
import { list } from './list/list.ts';
import { listSales } from './list/list-sales.ts';
import { repair } from './correct/repair.ts';
import { invoicesOfAdmin } from './managed/invoices-of-admin.ts';
import { one } from './list/one.ts';
import { openAdvances } from './advances/open-advances.ts';
import { openOrders } from './orders/open-orders.ts';
import { pdf } from './print/pdf.ts';
import { printed } from './print/printed.ts';
import { proForma } from './orders/pro-forma.ts';
import { quoteRepair } from './correct/quote-repair.ts';
import { quoteCorrection } from './correct/quote-correction.ts';
import { quote } from './issue/quote.ts';
import { resend, resendForAdmin } from './message/resend.ts';
import { salesOfBusiness } from './managed/sales-of-business.ts';
import { salesPage } from './managed/sales-page.ts';
import { retract } from './correct/retract.ts';
import { signOn } from './issue/sign-on.ts';
import { summarize } from './orders/summarize.ts';
import { summaryOf } from './orders/summary-of.ts';
import { waiting, waitingForAdmin } from './message/waiting.ts';

export const salesHandlers: Handlers<typeof contract.sales> = {
  issue,
  quote,
  drafts,
  draft,
  keepDraft: saveDraft,
  cancelDraft,
  signOn,
  list,
  find,
  exported,
  listSales,
  one,
  byFic,
  waiting,
  clock,
  resend,
  seeMissed: seeMissedCall(invoiceKind),
  quoteMend: quoteRepair,
  mend: repair,
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
  salesOfBusiness,
  salesPage,
  saleOfBusiness: (input, context) => one(input, context),
  invoiceOfBusiness: (input, context) => one(input, context),
  invoicesOfAdmin,
  waitingOfBusiness: waitingForAdmin,
  resendForBusiness: resendForAdmin,
};
