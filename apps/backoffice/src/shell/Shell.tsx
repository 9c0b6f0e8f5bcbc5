import { Outlet, useLocation } from '@tanstack/react-router';
import { Drawer, LoadingOverlay, usePhrases } from '@tezga/ui';
import { Suspense, useState } from 'react';
import { BackupWarning } from '../admin/backups/index.ts';
import { CertificateWarning } from '../business/certificates/index.ts';
import { ClockWarning } from '../business/clock/index.ts';
import { DeadlineWarning } from '../business/deadlines/index.ts';
import { UnpaidDraftAlert } from '../business/online-payments/index.ts';
import { screenAt } from '../session/guard.ts';
import { useScreens } from '../session/screens-context.ts';
import { useSession } from '../session/session-context.ts';
import { usePageTitle } from '../session/use-page-title.ts';
import { AdminVisitNotice } from './AdminVisitNotice.tsx';
import { DiskWarning } from './DiskWarning.tsx';
import { Navigation } from './Navigation.tsx';
import { RefusedNotice } from './RefusedNotice.tsx';
import { Palette } from './Palette.tsx';
import classes from './Shell.module.css';
import { TopBar } from './TopBar.tsx';

const railKey = 'tezga-rail';

/** Whether the navigation is collapsed to icons; stored in the browser. */
function useRail(): [boolean, (isRail: boolean) => void] {
  const [isRail, setRail] = useState(() => localStorage.getItem(railKey) === '1');
  return [
    isRail,
    (next) => {
      localStorage.setItem(railKey, next ? '1' : '0');
      setRail(next);
    },
  ];
}

/** Navigation, top bar and the current page. */
export function Shell() {
  const phrases = usePhrases();
  const { area, facts } = useSession();
  const { pathname } = useLocation();
  const [isRail, setRail] = useRail();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const { screens } = useScreens();
  const screen = screenAt(screens, area, pathname);
  usePageTitle(facts.app, screen?.title(phrases) ?? phrases.shell.backoffice);
  return (
    <div className={classes['shell']} data-rail={isRail || undefined}>
      <a className={classes['skip']} href="#content">
        {phrases.shell.skip}
      </a>
      <aside className={classes['side']}>
        <Navigation isRail={isRail} onRailChange={setRail} />
      </aside>
      <Drawer
        opened={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        position="left"
        size={308}
        classNames={{ body: classes['drawer'] ?? '', content: classes['drawerGround'] ?? '' }}
        withCloseButton={false}
        padding={0}
        title={null}
        attributes={{ content: { 'aria-label': phrases.shell.navigation } }}
      >
        <Navigation isRail={false} onClose={() => setDrawerOpen(false)} />
      </Drawer>
      <TopBar onMenu={() => setDrawerOpen(true)} onSearch={() => setPaletteOpen(true)} />
      <div className={classes['warnings']}>
        <AdminVisitNotice className={classes['warning'] ?? ''} />
        <RefusedNotice className={classes['warning'] ?? ''} />
        <DiskWarning className={classes['warning'] ?? ''} />
        {area === 'business' ? (
          <>
            <ClockWarning className={classes['warning'] ?? ''} />
            <CertificateWarning className={classes['warning'] ?? ''} />
            <DeadlineWarning className={classes['warning'] ?? ''} />
          </>
        ) : (
          <BackupWarning className={classes['warning'] ?? ''} />
        )}
      </div>
      <main id="content" className={classes['content']} tabIndex={-1}>
        <Suspense fallback={<LoadingOverlay within />}>
          <Outlet />
        </Suspense>
      </main>
      {area === 'business' ? <UnpaidDraftAlert /> : null}
      <Palette
        isOpen={isPaletteOpen}
        onOpen={() => setPaletteOpen(true)}
        onClose={() => setPaletteOpen(false)}
      />
    </div>
  );
}
