import { contract } from '@tezga/contract';
import { businessLevel, fiscalBuyerName, foldText } from '@tezga/domain';
import {
  Amount,
  Code,
  formatDateTime,
  formatQuantity,
  StatusBadge,
  usePhrases,
  type PaletteItem,
  type PaletteSource,
} from '@tezga/ui';
import { IconFileInvoice, IconPackages, IconTag, IconUser } from '@tabler/icons-react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { call } from '../session/call.ts';
import { useSession } from '../session/session-context.ts';
import {
  articlePath,
  articleRow,
  articlesKey,
  StockBadge,
  type ArticleRow,
} from '../business/articles/index.ts';
import { cardPath, type LocalCustomers, useLocalCustomers } from '../business/customers/index.ts';
import { invoicePath, stockPathOf } from '../kits/documents/document-paths.ts';

const resultsMax = 20;
const articlesFreshMs = 5000;

type Opening = (path: string) => PaletteItem['open'];

/**
 * Searches customers in the browser's local copy, and articles and invoices on the server. Every keystroke starts a
 * search: a debounce that still shows results within 100 ms would end before the next key, so it would save no
 * request. Invoices come last, because their search also matches every article and customer that they contain.
 */
export function useRecordSources(): PaletteSource[] {
  const {
    customers: { palette },
    articles,
    sales,
  } = usePhrases();
  const { area, role } = useSession();
  const local = useLocalCustomers();
  const router = useRouter();
  const queries = useQueryClient();
  return useMemo(() => {
    if (area !== 'business') return [];
    const opening: Opening = (path) => (where) =>
      void (where === 'new-tab' ? globalThis.open(path, '_blank') : router.navigate({ to: path }));
    const mayRead = (key: 'articlesAndCategories' | 'warehouse' | 'customers' | 'receipts') =>
      businessLevel(role, key) !== 'none';
    return [
      ...(mayRead('articlesAndCategories') ? [articleSource(palette.articles, queries, opening)] : []),
      ...(mayRead('customers') ? [customerSource(palette.customers, local, opening)] : []),
      ...(mayRead('warehouse') ? [stockSource(articles.stockHistory, queries, opening)] : []),
      ...(mayRead('receipts') ? [invoiceSource(sales.title, opening)] : []),
    ];
  }, [area, role, local, router, queries, palette, articles, sales]);
}

/** Finds invoices by number, NIVF, NSLF or amount, and the newest invoices also by client or article. */
function invoiceSource(title: string, opening: Opening): PaletteSource {
  return {
    title,
    find: async (text, signal) => {
      if (text === '') return [];
      const { invoices } = await call(contract.sales.find, { search: text }, { signal });
      return invoices.map(({ _id, meta, transactionDate, totalPrice, status, isRetracted }) => ({
        id: _id,
        title: meta.invoiceNumber,
        detail: [
          fiscalBuyerName(meta.buyerName, meta.typeOfInvoice),
          formatDateTime(new Date(transactionDate)),
        ]
          .filter((part) => part !== '')
          .join(' · '),
        icon: <IconFileInvoice size={16} stroke={1.7} />,
        aside: (
          <>
            <Amount value={totalPrice} />
            <StatusBadge state={isRetracted ? 'retracted' : status} />
          </>
        ),
        open: opening(invoicePath({ _id })),
      }));
    },
  };
}

function customerSource(title: string, local: LocalCustomers, opening: Opening): PaletteSource {
  return {
    title,
    find: async (text) =>
      (await local.search(text)).map((customer) => ({
        id: customer._id,
        title: customer.name,
        detail: [customer.idNumber, customer.town].filter((value) => value !== '').join(' · '),
        icon: <IconUser size={16} stroke={1.7} />,
        open: opening(cardPath(customer)),
      })),
  };
}

function articleSource(title: string, queries: QueryClient, opening: Opening): PaletteSource {
  return {
    title,
    find: async (text) =>
      (await articlesFor(text, queries)).map((article) => ({
        id: article._id,
        title: article.name,
        detail: <Code>{article.sku}</Code>,
        icon: <IconTag size={16} stroke={1.7} />,
        aside: <Amount value={article.price} />,
        open: opening(articlePath(article)),
      })),
  };
}

/** The stock pages of the articles that are found. */
function stockSource(title: string, queries: QueryClient, opening: Opening): PaletteSource {
  return {
    title,
    limit: 3,
    find: async (text) =>
      (await articlesFor(text, queries)).flatMap(({ _id, name, stock = null, isLow }) =>
        stock === null
          ? []
          : {
              id: `stock ${_id}`,
              title: name,
              icon: <IconPackages size={16} stroke={1.7} />,
              aside: (
                <>
                  <StockBadge stock={stock} isLow={isLow} />
                  {formatQuantity(stock)}
                </>
              ),
              open: opening(stockPathOf(_id)),
            },
      ),
  };
}

/** The articles of a search; the article and the stock group share one request. */
async function articlesFor(text: string, queries: QueryClient): Promise<ArticleRow[]> {
  if (text === '') return [];
  const found = await queries.fetchQuery({
    queryKey: [...articlesKey, 'palette', text],
    queryFn: () => call(contract.articles.page, { search: text, perPage: resultsMax }),
    staleTime: articlesFreshMs,
  });
  return found.articles.map(articleRow).filter((article) => isFoundByBeginning(article, text));
}

/**
 * Leaves out articles whose code contains the text in its middle, because the text may be the number of an invoice.
 */
function isFoundByBeginning({ name, sku, barcode }: ArticleRow, text: string): boolean {
  const words = foldText(text).split(/\s+/u);
  const folded = foldText(name);
  return words.every(
    (word) => folded.includes(word) || [sku, barcode].some((code) => foldText(code).startsWith(word)),
  );
}
