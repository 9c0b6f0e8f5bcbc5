import { Notice, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import type { Deadlines } from './deadline-kinds.ts';
import { NearDeposits } from './NearDeposits.tsx';
import { wtnPath } from '../../kits/documents/document-paths.ts';

/**
 * Links to accompanying invoices and cash movements close to their deadline, because the list below contains
 * invoices only.
 */
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
