import { Notice, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { entryPath } from '../cash-register/paths.ts';
import { wtnPath } from '../wtn/paths.ts';
import { useDeadlines } from './use-deadlines.ts';

const pathOf = { wtn: wtnPath, deposit: entryPath } as const;

/** Notes and money that moved with little time left: the list beneath has invoices alone, so each leads to its own. */
export function NearElsewhere() {
  const words = usePhrases().deadlines;
  const deadlines = useDeadlines();
  return (['wtn', 'deposit'] as const).map((kind) => {
    const count = deadlines[kind].nearCount;
    return count === 0 ? null : (
      <Notice
        key={kind}
        tone="bad"
        title={words.near.title(words.counted[kind](count))}
        action={<Link to={pathOf[kind]}>{words.elsewhere[kind]}</Link>}
      />
    );
  });
}
