import { EmptyState, ErrorState, Panel, usePhrases } from '@tezga/ui';
import { IconBuildingStore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Invitations } from './Invitations.tsx';
import { sessionQueries } from '../session/queries.ts';
import { LoadingPart } from '../kits/forms/LoadingPart.tsx';

/** The invitations of businesses, to accept or decline. */
export function InvitationsSection() {
  const { fallbacks, people } = usePhrases();
  const { data, error, refetch } = useQuery(sessionQueries.invitations);
  if (data === undefined) {
    if (error === null) return <LoadingPart />;
    return (
      <ErrorState title={fallbacks['data-fetch']} sentence={error.message} onRetry={() => void refetch()} />
    );
  }
  return (
    <Panel>
      {data.invitations.length === 0 ? (
        <EmptyState
          icon={<IconBuildingStore size={17} stroke={1.6} />}
          title={people.invitations.none}
          sentence={people.invitations.noneHint}
        />
      ) : (
        <Invitations invitations={data.invitations} />
      )}
    </Panel>
  );
}
