import { Button, ErrorState, Panel, usePhrases } from '@tezga/ui';
import { IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LoadingPart } from '../kits/forms/LoadingPart.tsx';
import { accountQueries } from './queries.ts';
import { SessionsTable } from './SessionsTable.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/** The user's open sessions, with buttons to end them. */
export function SessionsSection() {
  const { fallbacks, people } = usePhrases();
  const { data: sessions, error, refetch } = useQuery(accountQueries.sessions);
  const { askToEnd, isEnding } = useEndSessions();
  if (sessions === undefined) {
    if (error === null) return <LoadingPart />;
    return (
      <ErrorState title={fallbacks['data-fetch']} sentence={error.message} onRetry={() => void refetch()} />
    );
  }
  const others = sessions.filter(({ isThis }) => !isThis);
  return (
    <Panel
      title={people.sessions.count(sessions.length)}
      padding="none"
      // Ends all other sessions, for example after a phone was lost; hidden if there are no other sessions.
      {...(others.length === 0
        ? {}
        : {
            aside: (
              <Button
                variant="default"
                loading={isEnding}
                leftSection={<IconLogout size={15} stroke={1.8} aria-hidden />}
                onClick={() => void askToEnd(others)}
              >
                {people.sessions.endOthers}
              </Button>
            ),
          })}
    >
      <SessionsTable sessions={sessions} onEnd={(session) => void askToEnd([session])} />
    </Panel>
  );
}
