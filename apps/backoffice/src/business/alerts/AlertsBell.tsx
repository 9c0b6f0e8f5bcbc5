import { ActionIcon, CountBadge, Popover, usePhrases } from '@tezga/ui';
import { IconBell, IconCircleCheckFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '../../session/session-context.ts';
import { alertLines } from './alert-lines.ts';
import { AlertList } from './AlertList.tsx';
import classes from './Alerts.module.css';
import { useAlerts, useFollowChanges } from './queries.ts';

/** The alerts in the top bar: their number, and on a click the same list as on the dashboard. */
export function AlertsBell() {
  const phrases = usePhrases();
  const words = phrases.alerts;
  const { role } = useSession();
  const { data, error } = useAlerts();
  const [isOpen, setOpen] = useState(false);
  useFollowChanges();
  const lines = data === undefined ? [] : alertLines(phrases, role, data);
  const isUrgent = lines.some(({ tone }) => tone === 'bad');
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={360} trapFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          className={classes['bell'] ?? ''}
          aria-label={words.bell(lines.length)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <IconBell size={18} stroke={1.7} />
          {lines.length === 0 ? null : (
            <span className={classes['count']}>
              <CountBadge count={lines.length} tone={isUrgent ? 'bad' : 'warn'} />
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={words.title}>
        <h2 className={classes['title']}>{words.title}</h2>
        {lines.length > 0 ? (
          <AlertList lines={lines} onFollow={() => setOpen(false)} />
        ) : (
          <p className={classes['calm']}>
            {data === undefined ? (
              error === null ? (
                phrases.ui.loading
              ) : (
                words.readFailed
              )
            ) : (
              <>
                <IconCircleCheckFilled size={15} aria-hidden /> {words.calm}
              </>
            )}
          </p>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
