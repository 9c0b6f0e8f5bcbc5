import type { contract, OutputOf } from '@tezga/contract';
import { chartAccounts, currencyCodes, usedVatRates, type ChartAccount } from '@tezga/domain';
import { ownData } from '../businesses/index.ts';
import { currenciesInUse } from '../currencies/index.ts';
import { employeesByName } from '../employees/index.ts';
import type { BusinessContext, Handler } from '../platform/http/context.ts';
import { shopsByName } from '../shops/index.ts';
import { printingReply } from './printing-reply.ts';
import { paymentDrafts, settingsStore } from './store.ts';
import { vatListOf } from './vat-list.ts';

type Necessary = OutputOf<typeof contract.settings.necessaryData>;

type Parts = { readonly [Part in keyof Necessary]-?: (context: BusinessContext) => Promise<Necessary[Part]> };

const storeOf = ({ transaction, businessId }: BusinessContext) => settingsStore(transaction, businessId);

const parts: Parts = {
  ownData: async (context) => (await ownData({}, context)).ownData,
  units: async (context) =>
    (await storeOf(context).units()).map(({ id, name, code }) => ({ unit_id: id, name, code })),
  vat: async ({ transaction, businessId }) => {
    const used = usedVatRates(await vatListOf(transaction, businessId, { isLocking: false }));
    return used.map(({ id, percent }) => ({ vat_id: id, rate: percent }));
  },
  categories: async (context) =>
    (await storeOf(context).categories())
      .map(({ id, name }) => ({ category_id: id, categoryDesc: name }))
      .toSorted((one, other) => one.categoryDesc.localeCompare(other.categoryDesc, 'sq')),
  currencies: currenciesInUse,
  allCurrencies: async () => [...currencyCodes],
  shops: async (context) =>
    (await shopsByName(context)).map(({ _id, name, hidden }) => ({ _id, name, hidden })),
  logo: async (context) => {
    const stored = await storeOf(context).logo();
    if (!stored?.logo || stored.logo_type === null) return null;
    return { data: stored.logo.toString('base64'), type: stored.logo_type };
  },
  printingConfig: async (context) => printingReply(await storeOf(context).printing()),
  businessEmployees: employeesByName,
  availableAccounts: async ({ phrasesIn, language }) =>
    Object.entries(chartAccounts).map(([name, path]) => {
      const [parentId = '', account = ''] = path.split(':').slice(-2);
      return { account, parentId, name: phrasesIn[language].accounting.accounts[name as ChartAccount] };
    }),
  drafts: async (context) =>
    (await paymentDrafts(context.transaction, context.businessId)).map(({ id, paid_at }) => ({
      _id: id,
      payed: paid_at !== null,
    })),
};

export const necessaryData: Handler<typeof contract.settings.necessaryData> = async (wanted, context) => {
  const names = (Object.keys(parts) as (keyof Parts)[]).filter((part) => wanted[part]);
  const found = await Promise.all(names.map(async (part) => [part, await parts[part](context)] as const));
  return Object.fromEntries(found);
};
