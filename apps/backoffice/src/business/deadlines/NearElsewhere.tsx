import { Notice, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import type { Deadlines } from './deadline-kinds.ts';
import { NearDeposits } from './NearDeposits.tsx';
import { wtnPath } from '../../kits/documents/document-paths.ts';

/** Notes and money that moved with little time left: the list beneath has invoices alone, so each leads to its own. */
export function NearElsewhere({ deadlines }: { readonly deadlines: Deadlines }) {
  const words = usePhrases().deadlines;
  const [notes, deposits] = [deadlines.wtn.nearCount, deadlines.deposit.nearCount];
  return (
    <>
      {notes === 0 ? null : (
        <Notice
          tone="bad"
          title={words.near.title(words.counted.wtn(notes))}
          action={<Link to={wtnPath}>{words.elsewhere.wtn}</Link>}
        />
      )}
      {deposits === 0 ? null : <NearDeposits count={deposits} />}
    </>
  );
}
