import { movementResendsAtOnce } from '@tezga/contract';
import { Group, Notice, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session-context.ts';
import { ActionButton } from '../../kits/documents/ActionButton.tsx';
import { useResendDocuments } from './use-resend-documents.ts';
import {
  faultSentence,
  faultsAmong,
  helpPlaceFor,
  FaultHelp,
  type WaitingMovement,
  waitingQueries,
} from '../fiscal/index.ts';
import { entryPath } from '../../kits/documents/document-paths.ts';

interface Waiting {
  readonly transactions: readonly WaitingMovement[];
}

const nearAmong = ({ transactions }: Waiting) =>
  transactions.filter(({ deadlineState }) => deadlineState === 'near');

/** Cash movements close to their deadline at the tax authority, with the cause and the possible actions. */
export function NearDeposits({ count }: { readonly count: number }) {
  const phrases = usePhrases();
  const words = phrases.deadlines;
  const { role } = useSession();
  const { data: near = [] } = useQuery({ ...waitingQueries.movements, select: nearAmong });
  const resending = useResendDocuments();
  const rows = near.slice(0, movementResendsAtOnce).map(({ _id }) => ({ _id, kind: 'deposit' as const }));
  return (
    <Notice
      tone="bad"
      title={words.near.title(words.counted.deposit(count))}
      action={
        <Group gap={12}>
          <Link to={entryPath}>{words.elsewhere.deposit}</Link>
          {rows.length > 0 && resending.may('deposit') ? (
            <ActionButton
              action="resend"
              label={rows.length === 1 ? words.resend.action : words.resend.all}
              run={() => resending.now(rows)}
            />
          ) : null}
        </Group>
      }
    >
      {faultsAmong(near).map(({ status, fault }) => (
        <div key={`${status} ${fault}`}>
          {faultSentence(phrases, fault)}{' '}
          {helpPlaceFor(role, { status, fault }) === undefined ? null : (
            <FaultHelp status={status} fault={fault} />
          )}
        </div>
      ))}
    </Notice>
  );
}
