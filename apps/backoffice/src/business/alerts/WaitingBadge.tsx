import { CountBadge, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { waitingPath } from '../../kits/documents/document-paths.ts';
import { useAlerts } from './queries.ts';

interface WaitingBadgeProps {
  readonly className: string | undefined;
  readonly onFollow: (() => void) | undefined;
}

/**
 * The number of invoices that the tax authority has not accepted, as a link to their list; hidden if it is
 * zero.
 */
export function WaitingBadge({ className, onFollow }: WaitingBadgeProps) {
  const words = usePhrases().sales.waiting;
  const { data } = useAlerts();
  const ofInvoices = (data?.documents ?? []).filter(({ kind }) => kind === 'invoice' || kind === 'e-invoice');
  const count = ofInvoices.reduce((sum, alert) => sum + alert.count, 0);
  if (count === 0) return null;
  const isUrgent = ofInvoices.some(({ state }) => state !== 'pending');
  return (
    <Link
      to={waitingPath}
      className={className}
      aria-label={words.badge(count)}
      title={words.badge(count)}
      onClick={() => onFollow?.()}
    >
      <CountBadge count={count} tone={isUrgent ? 'bad' : 'warn'} />
    </Link>
  );
}
