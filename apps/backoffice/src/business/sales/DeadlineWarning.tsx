import { Notice, usePhrases } from '@tezga/ui';
import { Link, useLocation } from '@tanstack/react-router';
import { waitingPath } from './paths.ts';
import { useWaitingCount } from './use-waiting-count.ts';

/** Above every page while invoices have little time left to reach the tax authority, or none. */
export function DeadlineWarning({ className }: { readonly className: string }) {
  const words = usePhrases().sales.waiting;
  const { pathname } = useLocation();
  const { nearCount } = useWaitingCount();
  if (nearCount === 0 || pathname === waitingPath) return null;
  return (
    <section className={className} aria-label={words.alertTitle(nearCount)}>
      <Notice
        tone="bad"
        title={words.alertTitle(nearCount)}
        action={<Link to={waitingPath}>{words.alertAction}</Link>}
      >
        {words.alertText}
      </Notice>
    </section>
  );
}
