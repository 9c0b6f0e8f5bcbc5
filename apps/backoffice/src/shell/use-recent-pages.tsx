import { pageTitle, type PaletteItem } from '@tezga/ui';
import { IconHistory } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { mayEnter, screenAt } from '../session/guard.ts';
import { useScreens } from '../session/screens-context.ts';
import { useSession } from '../session/session-context.ts';
import { readPages, withPage } from './recent-pages.ts';

/**
 * Stores the pages and records that the user opens, in this browser until they sign out. Returns a function that reads
 * them as palette items, without the current page and pages that the role may not open.
 */
export function useRecentPages(): () => PaletteItem[] {
  const { area, role, facts } = useSession();
  const { screens } = useScreens();
  const router = useRouter();
  const key = `tezga-recent-${facts.userId}-${facts.businessId ?? ''}`;
  useEffect(
    () =>
      pageTitle.subscribe((title) => {
        const path = location.pathname;
        const pages = withPage(readPages(localStorage.getItem(key)), { path, title });
        localStorage.setItem(key, JSON.stringify(pages));
      }),
    [key],
  );
  return () =>
    readPages(localStorage.getItem(key)).flatMap(({ path, title }) => {
      const screen = screenAt(screens, area, path);
      if (path === location.pathname || screen === undefined || !mayEnter(screen, area, role)) return [];
      return {
        id: `recent ${path}`,
        title,
        icon: <IconHistory size={16} stroke={1.7} />,
        open: (where: 'here' | 'new-tab') =>
          void (where === 'new-tab' ? globalThis.open(path, '_blank') : router.navigate({ to: path })),
      };
    });
}
