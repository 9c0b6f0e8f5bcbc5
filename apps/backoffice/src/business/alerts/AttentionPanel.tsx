import { CountBadge, Panel, usePhrases } from '@tezga/ui';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useSession } from '../../session/session-context.ts';
import { alertLines } from './alert-lines.ts';
import { AlertList } from './AlertList.tsx';
import classes from './Alerts.module.css';
import { useAlerts } from './queries.ts';

/** The alerts on the dashboard. */
export function AttentionPanel() {
  const phrases = usePhrases();
  const words = phrases.alerts;
  const { role } = useSession();
  const { data, error } = useAlerts();
  if (data === undefined)
    return (
      <Panel title={words.title}>
        <p className={classes['calm']}>{error === null ? phrases.ui.loading : words.readFailed}</p>
      </Panel>
    );
  const lines = alertLines(phrases, role, data);
  if (lines.length === 0)
    return (
      <Panel title={words.title}>
        <p className={classes['calm']}>
          <IconCircleCheckFilled size={15} aria-hidden /> {words.calm}
        </p>
      </Panel>
    );
  return (
    <Panel title={words.title} aside={<CountBadge count={lines.length} />}>
      <AlertList lines={lines} />
    </Panel>
  );
}
