import { useMantineColorScheme } from '@mantine/core';
import { Anchor } from './controls/Anchor.tsx';
import { Button } from './controls/Button.tsx';
import { DesignBadges } from './design/DesignBadges.tsx';
import { DesignButtons } from './design/DesignButtons.tsx';
import { DesignChoices } from './design/DesignChoices.tsx';
import { DesignDocument } from './design/DesignDocument.tsx';
import { DesignFields } from './design/DesignFields.tsx';
import { DesignDialogs } from './design/DesignDialogs.tsx';
import { DesignForm } from './design/DesignForm.tsx';
import classes from './DesignPage.module.css';
import { DesignOverlays } from './design/DesignOverlays.tsx';
import { DesignPalette } from './design/DesignPalette.tsx';
import { DesignStates } from './design/DesignStates.tsx';
import { DesignTokens } from './design/DesignTokens.tsx';
import { StatusBadge } from './badges/StatusBadge.tsx';
import { LoadingOverlay } from './states/LoadingOverlay.tsx';
import { PageHeader } from './page/PageHeader.tsx';
import { lazy, Suspense } from 'react';

const TableShowcase = lazy(async () => ({
  default: (await import('./table/showcase/TableShowcase.tsx')).TableShowcase,
}));

/** Every component in every state, for visual review and the accessibility test; shipped in development only. */
export function DesignPage() {
  const { setColorScheme } = useMantineColorScheme();
  return (
    <main className={classes['page']}>
      <PageHeader
        breadcrumb={[
          <Anchor key="start" href="#start" inherit>
            Tezga
          </Anchor>,
          'Zhvillimi',
        ]}
        title="Sistemi i pamjes"
        count={48}
        badges={<StatusBadge state="active" tinted />}
        note="E shtunë, 14.11.2026"
        actions={
          <>
            <Button variant="default" onClick={() => setColorScheme('light')}>
              Çelët
            </Button>
            <Button onClick={() => setColorScheme('dark')}>Errët</Button>
          </>
        }
      />
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <DesignTokens />
          <DesignStates />
        </div>
        <div className={classes['column']}>
          <DesignBadges />
          <DesignButtons />
          <DesignFields />
          <DesignChoices />
          <DesignForm />
          <DesignPalette />
          <DesignOverlays />
          <DesignDialogs />
        </div>
      </div>
      <DesignDocument />
      <Suspense fallback={<LoadingOverlay />}>
        <TableShowcase />
      </Suspense>
    </main>
  );
}
