import { Notice, usePhrases } from '@tezga/ui';
import { Link, useLocation } from '@tanstack/react-router';
import { deadlineWarnings } from './deadline-warnings.ts';
import { missedSearch } from './missed-view.ts';
import { useDeadlines } from './use-deadlines.ts';
import { waitingPath } from '../../kits/documents/document-paths.ts';

const searchOf: Readonly<Record<'near' | 'missed', Readonly<Record<string, string>>>> = {
  near: {},
  missed: missedSearch,
};

/**
 * A warning above every page while documents are close to their deadline at the tax authority, or have missed
 * it and are not marked as seen.
 */
export function DeadlineWarning({ className }: { readonly className: string }) {
  const words = usePhrases().deadlines;
  const { pathname } = useLocation();
  const { deadlines } = useDeadlines();
  if (pathname === waitingPath) return null;
  return deadlineWarnings(words, deadlines).map(({ of, title }) => (
    <section key={of} className={className} aria-label={title}>
      <Notice
        tone="bad"
        title={title}
        action={
          <Link to={waitingPath} search={searchOf[of]}>
            {words[of].action}
          </Link>
        }
      >
        {words[of].text}
      </Notice>
    </section>
  ));
}
