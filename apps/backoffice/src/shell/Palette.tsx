import { searchRank } from '@tezga/domain';
import { CommandPalette, usePhrases, type PaletteItem, type PaletteSource } from '@tezga/ui';
import { IconLogout, IconPlus } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useScreens } from '../session/screens-context.ts';
import { useSession } from '../session/session-context.ts';
import { creatableFor } from './creatable.ts';
import { palettePagesFor } from './navigation-items.ts';
import { useRecentPages } from './use-recent-pages.tsx';
import { useRecordSources } from './use-record-sources.tsx';
import { wordsMatch } from '../kits/lists/words-match.ts';
import { useSignOut } from '../auth/index.ts';

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Ctrl+K: recent pages, the pages of this role, articles, customers, invoices, and global actions. */
export function Palette({ isOpen, onOpen, onClose }: PaletteProps) {
  const phrases = usePhrases();
  const session = useSession();
  const { screens } = useScreens();
  const router = useRouter();
  const signOut = useSignOut();
  const records = useRecordSources();
  const recentPages = useRecentPages();
  const sources = useMemo<PaletteSource[]>(() => {
    const pages: PaletteItem[] = palettePagesFor(screens, session).flatMap(({ title, items }) =>
      items.map(({ screen, icon: Shown }) => ({
        id: screen.path,
        title: screen.title(phrases),
        detail: title?.(phrases),
        icon: <Shown size={16} stroke={1.7} />,
        open: (where) =>
          void (where === 'new-tab'
            ? globalThis.open(screen.path, '_blank')
            : router.navigate({ to: screen.path })),
      })),
    );
    const actions: PaletteItem[] = [
      ...creatableFor(screens, session).map(({ path, title }) => ({
        id: path,
        title: title(phrases),
        icon: <IconPlus size={16} stroke={1.7} />,
        open: () => void router.navigate({ to: path }),
      })),
      {
        id: 'sign-out',
        title: phrases.access.signOut,
        icon: <IconLogout size={16} stroke={1.7} />,
        open: () => void signOut(),
      },
    ];
    return [
      { title: phrases.shell.pages, find: (text) => matching(pages, text) },
      ...records,
      { title: phrases.shell.actions, find: (text) => matching(actions, text) },
    ];
  }, [phrases, records, router, screens, session, signOut]);
  return (
    <CommandPalette
      opened={isOpen}
      onOpen={onOpen}
      onClose={onClose}
      sources={sources}
      {...(isOpen ? { recent: recentPages() } : {})}
    />
  );
}

/** The items whose title has every typed word, titles that begin with it first. */
const matching = (items: readonly PaletteItem[], text: string): PaletteItem[] =>
  items
    .filter(({ title }) => wordsMatch(title, text))
    .toSorted((one, other) => searchRank(one.title, text) - searchRank(other.title, text));
