import { Anchor, UnstyledButton, usePhrases } from '@tezga/ui';
import {
  IconAlertTriangleFilled,
  IconCalendarDue,
  IconCertificate,
  IconClockFilled,
  IconHourglassEmpty,
  IconMailbox,
  IconTrendingDown,
  type Icon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useResendDocuments } from '../deadlines/index.ts';
import type { AlertLine } from './alert-lines.ts';
import classes from './Alerts.module.css';

const icons: Record<AlertLine['about'], Icon> = {
  refused: IconAlertTriangleFilled,
  pending: IconClockFilled,
  missed: IconHourglassEmpty,
  certificate: IconCertificate,
  purchases: IconMailbox,
  overdue: IconCalendarDue,
  'low-stock': IconTrendingDown,
};

/** The usual submission deadline in hours: the full length of the bar that shows the time left. */
const deadlineHours = 48;

interface AlertListProps {
  readonly lines: readonly AlertLine[];
  /** Called when the user opens the page of an alert, so that the popover closes. */
  readonly onFollow?: () => void;
}

export function AlertList({ lines, onFollow }: AlertListProps) {
  const words = usePhrases().alerts;
  return (
    <ul className={classes['list']}>
      {lines.map((line) => {
        const LineIcon = icons[line.about];
        return (
          <li key={line.key} className={classes['line']} data-tone={line.tone}>
            <span className={classes['tile']} aria-hidden>
              <LineIcon size={15} />
            </span>
            <div>
              <strong>{line.title}</strong>
              {line.text === '' ? null : <p title={line.text}>{line.text}</p>}
              {line.hoursLeft === null ? null : (
                <TimeLeft hours={line.hoursLeft} text={words.left(line.hoursLeft)} />
              )}
            </div>
            <AlertAction line={line} onFollow={onFollow} />
          </li>
        );
      })}
    </ul>
  );
}

function TimeLeft({ hours, text }: { readonly hours: number; readonly text: string }) {
  const part = Math.min(hours / deadlineHours, 1) * 100;
  return (
    <span className={classes['left']}>
      <span className={classes['bar']} aria-hidden>
        <span style={{ width: `${part}%` }} />
      </span>
      {text}
    </span>
  );
}

interface AlertActionProps {
  readonly line: AlertLine;
  readonly onFollow: (() => void) | undefined;
}

function AlertAction({ line: { action, title }, onFollow }: AlertActionProps) {
  if (action === null) return null;
  const { label, place, resends } = action;
  if (resends !== null) return <ResendButton label={label} title={title} resends={resends} />;
  return (
    <Anchor
      renderRoot={(props: object) => <Link {...props} to={place.to} search={place.search ?? {}} />}
      size="xs"
      aria-label={`${label}: ${title}`}
      onClick={() => onFollow?.()}
    >
      {label}
    </Anchor>
  );
}

interface ResendButtonProps {
  readonly label: string;
  readonly title: string;
  readonly resends: NonNullable<NonNullable<AlertLine['action']>['resends']>;
}

function ResendButton({ label, title, resends: { ids, kind } }: ResendButtonProps) {
  const resending = useResendDocuments();
  const [isRunning, setRunning] = useState(false);
  const resend = async () => {
    setRunning(true);
    await resending.now(ids.map((_id) => ({ _id, kind })));
    setRunning(false);
  };
  return (
    <UnstyledButton
      className={classes['resend'] ?? ''}
      aria-label={`${label}: ${title}`}
      disabled={isRunning}
      onClick={() => void resend()}
    >
      {label}
    </UnstyledButton>
  );
}
