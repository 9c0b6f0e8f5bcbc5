import { Anchor, formatCount, Panel, usePhrases } from '@tezga/ui';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconClockFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './Dashboard.module.css';
import type { SoldToday } from './queries.ts';
import { useMayOpenReceipts } from './ReceiptsLink.tsx';
import { waitingPath } from '../../kits/documents/document-paths.ts';

/** Documents that need attention: invoices that are not fiscalized. */
export function AttentionPanel({ waiting }: Pick<SoldToday, 'waiting'>) {
  const words = usePhrases().dashboard;
  const mayOpen = useMayOpenReceipts();
  const { nearCount, missedCount, seenCount } = waiting;
  const count = waiting.count - seenCount;
  if (count === 0) {
    return (
      <Panel title={words.attention}>
        <p className={classes['calm']}>
          <IconCircleCheckFilled size={15} aria-hidden />{' '}
          {seenCount === 0 ? words.allWell : words.onlySeen(seenCount, formatCount(seenCount))}
        </p>
      </Panel>
    );
  }
  const urgent = [
    ...(missedCount > 0 ? [words.waitingMissed(missedCount, formatCount(missedCount))] : []),
    ...(nearCount > 0 ? [words.waitingNear(nearCount, formatCount(nearCount))] : []),
  ];
  const isUrgent = urgent.length > 0;
  const Icon = isUrgent ? IconAlertTriangleFilled : IconClockFilled;
  return (
    <Panel title={words.attention}>
      <div className={classes['attention']} data-tone={isUrgent ? 'bad' : 'warn'}>
        <span className={classes['tile']} aria-hidden>
          <Icon size={15} />
        </span>
        <div>
          <strong>{words.waiting(count, formatCount(count))}</strong>
          <p>{isUrgent ? urgent.join(' ') : words.waitingCalm}</p>
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
