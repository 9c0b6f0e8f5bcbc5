import { contract } from '@tezga/contract';
import { businessLevel } from '@tezga/domain';
import { usePhrases, type PaletteItem, type PaletteSource } from '@tezga/ui';
import { IconTag, IconUser } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useLocalCustomers } from '../local/local-customers-context.ts';
import { call } from '../session/call.ts';
import { useSession } from '../session/session-context.ts';

const articlesMost = 20;
const pauseMs = 150;

/** Customers from this browser's own copy as one types, articles from the server when the typing pauses. */
export function useRecordSources(): PaletteSource[] {
  const { palette } = usePhrases().customers;
  const { area, role } = useSession();
  const local = useLocalCustomers();
  const router = useRouter();
  return useMemo(() => {
    if (area !== 'business') return [];
    const opening =
      (path: string): PaletteItem['open'] =>
      (where) =>
        void (where === 'new-tab' ? globalThis.open(path, '_blank') : router.navigate({ to: path }));
    const customers: PaletteSource = {
      title: palette.customers,
      find: async (text) =>
        (await local.search(text)).map(({ _id, name, idNumber, town }) => ({
          id: _id,
          title: name,
          detail: [idNumber, town].filter((value) => value !== '').join(' · '),
          icon: <IconUser size={16} stroke={1.7} />,
          open: opening(`/customers/details/${_id}`),
        })),
    };
    const articles: PaletteSource = {
      title: palette.articles,
      find: async (text, signal) => {
        if (text === '') return [];
        await pauseIn(signal);
        const found = await call(contract.articles.page, { search: text, perPage: articlesMost }, { signal });
        return found.articles.map(({ article: { _id, name, sku } }) => ({
          id: _id,
          title: name,
          detail: sku,
          icon: <IconTag size={16} stroke={1.7} />,
          open: opening(`/articles/edit-article/${_id}`),
        }));
      },
    };
    return [
      ...(businessLevel(role, 'customers') === 'none' ? [] : [customers]),
      ...(businessLevel(role, 'articlesAndCategories') === 'none' ? [] : [articles]),
    ];
  }, [area, role, local, router, palette]);
}

/** Waits for the typing to pause; given up with the question. */
function pauseIn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
