import { contract } from '@tezga/contract';
import { businessLevel } from '@tezga/domain';
import { formatDateTime, usePhrases, type PaletteItem, type PaletteSource } from '@tezga/ui';
import { IconFileInvoice, IconTag, IconUser } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { call } from '../session/call.ts';
import { useSession } from '../session/session-context.ts';
import { articlePath } from '../business/articles/index.ts';
import { type LocalCustomers, useLocalCustomers } from '../business/customers/index.ts';
import { invoicePath } from '../kits/documents/document-paths.ts';

const resultsMax = 20;
const pauseMs = 150;

type Opening = (path: string) => PaletteItem['open'];

/**
 * Customers from the browser's local copy on every keystroke, invoices and articles from the server after a
 * debounce.
 */
export function useRecordSources(): PaletteSource[] {
  const {
    customers: { palette },
    sales,
  } = usePhrases();
  const { area, role } = useSession();
  const local = useLocalCustomers();
  const router = useRouter();
  return useMemo(() => {
    if (area !== 'business') return [];
    const opening: Opening = (path) => (where) =>
      void (where === 'new-tab' ? globalThis.open(path, '_blank') : router.navigate({ to: path }));
    return [
      ...(businessLevel(role, 'receipts') === 'none' ? [] : [invoiceSource(sales.title, opening)]),
      ...(businessLevel(role, 'customers') === 'none'
        ? []
        : [customerSource(palette.customers, local, opening)]),
      ...(businessLevel(role, 'articlesAndCategories') === 'none'
        ? []
        : [articleSource(palette.articles, opening)]),
    ];
  }, [area, role, local, router, palette, sales]);
}

/** By number, NIVF, NSLF, client, article or amount. */
function invoiceSource(title: string, opening: Opening): PaletteSource {
  return {
    title,
    find: async (text, signal) => {
      if (text === '') return [];
      await pauseIn(signal);
      const wanted = { search: text, paginationOptions: { page: 1, maxCount: resultsMax } };
      const { invoices } = await call(contract.sales.list, wanted, { signal });
      return invoices.map(({ _id, meta, transactionDate }) => ({
        id: _id,
        title: meta.invoiceNumber,
        detail: [formatDateTime(new Date(transactionDate)), meta.buyerName]
          .filter((part) => part !== '')
          .join(' · '),
        icon: <IconFileInvoice size={16} stroke={1.7} />,
        open: opening(invoicePath({ _id })),
      }));
    },
  };
}

function customerSource(title: string, local: LocalCustomers, opening: Opening): PaletteSource {
  return {
    title,
    find: async (text) =>
      (await local.search(text)).map(({ _id, name, idNumber, town }) => ({
        id: _id,
        title: name,
        detail: [idNumber, town].filter((value) => value !== '').join(' · '),
        icon: <IconUser size={16} stroke={1.7} />,
        open: opening(`/customers/details/${_id}`),
      })),
  };
}

function articleSource(title: string, opening: Opening): PaletteSource {
  return {
    title,
    find: async (text, signal) => {
      if (text === '') return [];
      await pauseIn(signal);
      const found = await call(contract.articles.page, { search: text, perPage: resultsMax }, { signal });
      return found.articles.map(({ article: { _id, name, sku } }) => ({
        id: _id,
        title: name,
        detail: sku,
        icon: <IconTag size={16} stroke={1.7} />,
        open: opening(articlePath({ _id })),
      }));
    },
  };
}

/** Debounce; aborted with the search. */
function pauseIn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
