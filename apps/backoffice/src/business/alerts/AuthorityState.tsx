import { formatDateTime, formatScaled, Tooltip, usePhrases } from '@tezga/ui';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import classes from './Alerts.module.css';
import { useAlerts } from './queries.ts';

const icons = {
  answers: IconCircleCheckFilled,
  silent: IconAlertTriangleFilled,
  unknown: IconCircleDashed,
} as const;

/** Formats a duration as "0.4 s", with one decimal; less than a tenth is shown as 0.1. */
const seconds = (ms: number) => `${formatScaled(BigInt(Math.max(Math.round(ms / 100), 1)), 1)} s`;

/** The foot of the navigation: whether the tax authority replies, how fast, and the time of the last NIVF. */
export function AuthorityState({ isRail }: { readonly isRail: boolean }) {
  const words = usePhrases().alerts.authority;
  const { data } = useAlerts();
  if (data === undefined) return null;
  const { state, answerMs, lastNivfAt } = data.taxAuthority;
  const StateIcon = icons[state];
  const nivf = lastNivfAt === null ? words.noNivf : words.lastNivf(formatDateTime(lastNivfAt, 'minute'));
  const isSilent = state === 'silent';
  const icon = <StateIcon size={14} aria-hidden />;
  if (isRail)
    return (
      <Tooltip label={`${words[state]}. ${nivf}`} position="right">
        <output className={classes['authority']} data-state={state} data-rail aria-label={words[state]}>
          {icon}
        </output>
      </Tooltip>
    );
  return (
    <output className={classes['authority']} data-state={state}>
      <span className={classes['state']}>
        {icon}
        <span>{words[state]}</span>
        {state === 'answers' && answerMs !== null ? (
          <span className={classes['took']}>{seconds(answerMs)}</span>
        ) : null}
      </span>
      <small>{isSilent ? words.silentHint : nivf}</small>
    </output>
  );
}
