import { contract, type WireOutputOf } from '@tezga/contract';
import type { FakeServer } from './fake-server.ts';

const nothing = { totalPrice: 0, totalVATAmount: 0, totalPriceWithoutVAT: 0, count: 0, itemsSold: 0 };

/** The alerts of a business where all is in order. */
export const nothingToDo: WireOutputOf<typeof contract.dashboard.alerts> = {
  documents: [],
  justSentCount: 0,
  isCertificateMissing: false,
  certificate: null,
  purchases: null,
  overdue: null,
  lowStock: null,
  taxAuthority: { state: 'answers', answerMs: 400, answeredAt: null, lastNivfAt: null },
};

/** Replies for the pages that users see after arriving: the login page, an empty dashboard, and an admin's shell. */
export function answerArriving(server: FakeServer): void {
  const compared = { totals: nothing, before: { ...nothing, from: '2026-01-01', to: '2026-01-01' } };
  server.answer(contract.demo.logins, { password: null, logins: [] });
  server.answer(contract.dashboard.range, {
    ...compared,
    isBeforeWhole: true,
    byDay: [],
    byHour: [],
    byMethod: [],
    byShop: [],
    topItems: [],
    topClients: [],
  });
  server.answer(contract.dashboard.today, {
    day: '2026-01-02',
    upToHour: 8,
    ...compared,
    byHour: [],
  });
  server.answer(contract.dashboard.alerts, nothingToDo);
  server.answer(contract.onlinePayments.drafts, { draft: null });
  server.answer(contract.dashboard.firstSteps, {
    certificate: true,
    shop: true,
    till: true,
    operator: true,
    article: true,
    invoice: true,
  });
  server.answer(contract.backups.state, {
    folder: null,
    isUnderWay: false,
    nextAt: null,
    warning: null,
    outcomes: [],
  });
}

/** Replies for the search of the command palette, which finds no article and no invoice. */
export function answerPalette(server: FakeServer): void {
  server.answer(contract.articles.page, { articles: [], totalResult: 0, isMore: false });
  server.answer(contract.sales.find, { invoices: [] });
}
