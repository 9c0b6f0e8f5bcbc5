import { contract } from '@tezga/contract';
import { Code, DateTime, Panel, toast, useDialogs, usePhrases, VisuallyHidden } from '@tezga/ui';
import { IconLogout } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { RowButton } from '../../kits/sections/RowButton.tsx';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import table from '../../kits/sections/SectionTable.module.css';
import { call } from '../../session/call.ts';
import classes from './AdminForm.module.css';
import { adminsQueries, type AdminRow, type AdminSession } from './queries.ts';

interface AdminSessionsProps {
  readonly admin: AdminRow;
  /** False for the user's own account and for users with read-only access. */
  readonly mayEnd: boolean;
}

/** Lists the sessions of an admin: where the admin is signed in. */
export function AdminSessions({ admin, mayEnd }: AdminSessionsProps) {
  const { admins, people, table: tableWords } = usePhrases();
  const words = people.sessions;
  const query = useQuery(adminsQueries.sessions(admin._id));
  const { askToEnd, isEnding } = useEndSession(admin._id);
  if (query.data === undefined) return <SectionState query={query} />;
  const note = { note: admins.sessionsHint };
  if (query.data.length === 0) {
    return (
      <Panel title={words.title} padding="none" {...note}>
        <p className={classes['hint']}>{admins.noSessions}</p>
      </Panel>
    );
  }
  return (
    <Panel title={words.title} padding="none" {...note}>
      <table className={table['table']}>
        <thead>
          <tr>
            <th scope="col">{words.device}</th>
            <th scope="col">{words.address}</th>
            <th scope="col">{words.since}</th>
            <th scope="col">{words.lastSeen}</th>
            <th scope="col">
              <VisuallyHidden>{tableWords.actionsColumn}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {query.data.map((session) => (
            <tr key={session._id}>
              <th scope="row">{session.device}</th>
              <td data-label={words.address}>
                <Code>{session.address}</Code>
              </td>
              <td data-label={words.since}>
                <DateTime value={session.createdAt} />
              </td>
              <td data-label={words.lastSeen}>
                <DateTime value={session.lastSeenAt} />
              </td>
              <td className={table['actions']}>
                {mayEnd ? (
                  <RowButton
                    icon={IconLogout}
                    label={words.endOf(session.device)}
                    isBusy={isEnding}
                    onClick={() => void askToEnd(session)}
                  />
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Ends a session after a confirmation. */
function useEndSession(userId: string) {
  const { fallbacks, people } = usePhrases();
  const words = people.sessions;
  const { confirm } = useDialogs();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ _id }: AdminSession) => call(contract.admins.endSession, { userId, sessionId: _id }),
    onSuccess: () => toast.success(words.ended(1)),
    onError: (error) => showFailure(fallbacks['change-not-made'], error),
    onSettled: () => queries.invalidateQueries(adminsQueries.sessions(userId)),
  });
  const askToEnd = async (session: AdminSession) => {
    const isSure = await confirm({
      title: words.endTitle(1),
      message: words.endText(session.device),
      confirmLabel: words.endDeed(1),
      danger: true,
    });
    if (isSure) mutate(session);
  };
  return { askToEnd, isEnding: isPending };
}
