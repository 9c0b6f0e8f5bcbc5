import { CountBadge, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { useWaitingCount } from './use-waiting-count.ts';
import { waitingPath } from '../../kits/documents/document-paths.ts';

interface WaitingBadgeProps {
  readonly className: string | undefined;
  readonly onFollow: (() => void) | undefined;
}

/** The number of pending invoices as a link to their list; renders nothing if there are none. */
export function WaitingBadge({ className, onFollow }: WaitingBadgeProps) {
  const words = usePhrases().sales.waiting;
  const count = useWaitingCount();
  if (count === 0) return null;
  return (
    <Link
      to={waitingPath}
      className={className}
      aria-label={words.badge(count)}
      title={words.badge(count)}
      onClick={() => onFollow?.()}
    >
      <CountBadge count={count} tone="warn" />
    </Link>
  );
}
