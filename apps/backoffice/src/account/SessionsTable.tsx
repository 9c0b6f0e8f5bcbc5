import type { contract, OutputOf } from '@tezga/contract';
import { Badge, Button, Code, DateTime, usePhrases, VisuallyHidden } from '@tezga/ui';
import classes from './SessionsTable.module.css';

export type SignedIn = OutputOf<typeof contract.access.sessions>['sessions'][number];

interface SessionsTableProps {
  readonly sessions: readonly SignedIn[];
  readonly onEnd: (session: SignedIn) => void;
}

export function SessionsTable({ sessions, onEnd }: SessionsTableProps) {
  const { people, table } = usePhrases();
  const words = people.sessions;
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{words.device}</th>
          <th scope="col">{words.address}</th>
          <th scope="col">{words.business}</th>
          <th scope="col">{words.since}</th>
          <th scope="col">{words.lastSeen}</th>
          <th scope="col">
            <VisuallyHidden>{table.actionsColumn}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={session._id}>
            <th scope="row">
              {session.device} {session.isThis ? <Badge tone="ok">{words.thisOne}</Badge> : null}
              {session.adminName === null ? null : (
                <Badge tone="warn">{words.byAdmin(session.adminName)}</Badge>
              )}
            </th>
            <td>
              <Code>{session.address}</Code>
            </td>
            <td>{session.businessName ?? '–'}</td>
            <td data-label={words.since}>
              <DateTime value={new Date(session.createdAt)} />
            </td>
            <td data-label={words.lastSeen}>
              <DateTime value={new Date(session.lastSeenAt)} />
            </td>
            <td className={classes['action']}>
              {session.isThis ? null : (
                <Button
                  variant="default"
                  aria-label={words.endOf(session.device)}
                  onClick={() => onEnd(session)}
                >
                  {words.endShort}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
