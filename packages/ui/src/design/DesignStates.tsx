import { IconPlus, IconTag, IconUpload, IconWifiOff } from '@tabler/icons-react';
import { Button } from '../controls/Button.tsx';
import { Panel } from '../page/Panel.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { LoadingOverlay } from '../states/LoadingOverlay.tsx';
import { LongWork } from '../states/LongWork.tsx';
import { Notice } from '../states/Notice.tsx';
import { ToastCard } from '../toasts/ToastCard.tsx';
import { UndoToastCard } from '../toasts/UndoToastCard.tsx';
import { DesignBlock } from './DesignBlock.tsx';
import classes from './DesignStates.module.css';

const nothing = () => undefined;
const failed = [
  { name: '1846/2026', reason: 'NIPT-i i blerësit nuk u gjet' },
  { name: '1802/2026', reason: 'Certifikata u refuzua' },
  { name: '1790/2026', reason: 'Shuma kalon kufirin e keshit' },
];

export function DesignStates() {
  return (
    <>
      <DesignBlock title="Bosh, herën e parë">
        <Panel>
          <EmptyState
            icon={<IconTag size={17} stroke={1.6} />}
            title="Ende asnjë artikull"
            sentence="Këtu rrinë mallrat dhe shërbimet që shisni, me çmim, TVSH dhe barkod."
            actions={
              <>
                <Button leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}>Artikull i ri</Button>
                <Button variant="default" leftSection={<IconUpload size={15} stroke={1.8} aria-hidden />}>
                  Importo
                </Button>
              </>
            }
          />
        </Panel>
      </DesignBlock>
      <DesignBlock title="Bosh, filtri nuk gjeti asgjë">
        <Panel>
          <EmptyState
            filtered
            title="Asnjë faturë me këta filtra"
            sentence="Dyqani Blloku nuk ka fatura me gabim nga 01.11 deri 14.11.2026."
            actions={
              <>
                <Button variant="default">Pastro filtrat</Button>
                <Button variant="subtle">Hiq vetëm “Gabim”</Button>
              </>
            }
          />
        </Panel>
      </DesignBlock>
      <DesignBlock title="Gabim: çfarë ndodhi, çfarë është e sigurt, çfarë të bëni">
        <Panel>
          <ErrorState
            title="Faturat nuk u lexuan"
            sentence="Serveri nuk u përgjigj brenda 15 sekondash. Asgjë nuk ka humbur; shitjet vazhdojnë në arkë."
            onRetry={nothing}
            onBack={nothing}
            requestId="c41e-88d0-19fa"
          />
        </Panel>
      </DesignBlock>
      <DesignBlock title="Duke u ngarkuar, dhe kur nuk ngarkohet dot">
        <div className={classes['loading']}>
          <LoadingOverlay within />
        </div>
        <div className={classes['fatal']}>
          <LoadingOverlay
            within
            fatalErrors={['Të dhënat e biznesit nuk u lexuan.', 'Përkthimet nuk u lexuan.']}
          />
        </div>
      </DesignBlock>
      <DesignBlock title="Punë e gjatë: përparim me numra, anulim, rezultat për rresht">
        <Panel>
          <LongWork
            title="Po ridërgohen 58 fatura"
            total={58}
            succeeded={38}
            failed={failed}
            secondsLeft={9}
            onCancel={nothing}
            onRetryFailed={nothing}
          />
        </Panel>
      </DesignBlock>
      <DesignBlock title="Njoftime: zhbërje 10 s, e ruajtur, pa linjë">
        <UndoToastCard
          text="2 klientë u fshinë"
          totalMs={10_000}
          remainingMs={() => 7000}
          onUndo={nothing}
          onClose={nothing}
        />
        <ToastCard kind="success" text="Konfigurimi u ruajt me sukses!" onClose={nothing} />
        <ToastCard
          kind="warning"
          icon={<IconWifiOff size={17} stroke={1.7} />}
          title="Pa linjë që prej 18:20"
          text="7 fatura u ruajtën këtu dhe nisen vetë kur të kthehet rrjeti."
        />
        <ToastCard
          kind="error"
          title="Artikulli nuk u ruajt"
          text="Ky barkod është i zënë: Makiato e vogël."
          action={{ label: 'Shiko', onClick: nothing }}
        />
        <Notice tone="warn" title="Certifikata skadon pas 23 ditësh">
          Pas 07.12.2026 faturat mbeten në pritje.
        </Notice>
        <Notice tone="bad" title="Tatimet e refuzuan faturën">
          NIPT-i i blerësit nuk ekziston. Fatura dhe stoku janë të ruajtura.
        </Notice>
        <Notice tone="info">Të dhënat rifreskohen çdo minutë.</Notice>
      </DesignBlock>
    </>
  );
}
