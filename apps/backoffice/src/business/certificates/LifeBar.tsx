import { formatDateTime, usePhrases, VisuallyHidden } from '@tezga/ui';
import { useState } from 'react';
import { certificateLife } from './certificate-life.ts';
import { toneOf } from './certificate-state.ts';
import classes from './LifeBar.module.css';
import type { Certificate } from './queries.ts';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The validity period as a bar with a mark at today; the last thirty days are hatched. */
export function LifeBar({ certificate }: { readonly certificate: Certificate }) {
  const { certificates } = usePhrases();
  const [now] = useState(() => new Date());
  const { today, lastDays } = certificateLife(certificate, now);
  const from = formatDateTime(certificate.notBefore, 'day');
  const to = formatDateTime(certificate.notAfter, 'day');
  return (
    <>
      <VisuallyHidden>{certificates.life(from, to)}</VisuallyHidden>
      <div className={classes['bar']} data-tone={toneOf[certificate.outcome]}>
        <div className={classes['track']}>
          <div className={classes['last']} style={{ width: percent(1 - lastDays) }} />
        </div>
        <div className={classes['today']} style={{ left: percent(today) }} />
      </div>
      <div className={classes['days']}>
        <span>{from}</span>
        <b style={{ left: `clamp(128px, ${percent(today)}, calc(100% - 128px))` }}>
          {certificates.today(formatDateTime(now, 'day'))}
        </b>
        <span>{to}</span>
      </div>
    </>
  );
}
