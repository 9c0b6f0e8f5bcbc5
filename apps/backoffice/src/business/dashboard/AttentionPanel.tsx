import { Anchor, formatCount, Panel, usePhrases } from '@tezga/ui';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconClockFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { waitingPath } from '../sales/paths.ts';
import classes from './Dashboard.module.css';
import type { SoldToday } from './queries.ts';
import { useMayOpenReceipts } from './ReceiptsLink.tsx';

/** What waits for someone: invoices the tax authority has not taken. */
export function AttentionPanel({ waiting: { count, nearCount } }: Pick<SoldToday, 'waiting'>) {
  const words = usePhrases().dashboard;
  const mayOpen = useMayOpenReceipts();
  if (count === 0) {
    return (
      <Panel title={words.attention}>
        <p className={classes['calm']}>
          <IconCircleCheckFilled size={15} aria-hidden /> {words.allWell}
        </p>
      </Panel>
    );
  }
  const Icon = nearCount > 0 ? IconAlertTriangleFilled : IconClockFilled;
  return (
    <Panel title={words.attention}>
      <div className={classes['attention']} data-tone={nearCount > 0 ? 'bad' : 'warn'}>
        <span className={classes['tile']} aria-hidden>
          <Icon size={15} />
        </span>
        <div>
          <strong>{words.waiting(count, formatCount(count))}</strong>
          <p>{nearCount > 0 ? words.waitingNear(nearCount, formatCount(nearCount)) : words.waitingCalm}</p>
        </div>
        {mayOpen ? (
          <Anchor renderRoot={(props: object) => <Link {...props} to={waitingPath} />} size="xs">
            {words.see}
          </Anchor>
        ) : null}
      </div>
    </Panel>
  );
}
