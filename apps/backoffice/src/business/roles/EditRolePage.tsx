import { ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useWayBack } from '../../forms/use-way-back.ts';
import { rolesQueries } from './queries.ts';
import { RoleForm } from './RoleForm.tsx';
import { useGranter } from './use-granter.ts';

export function EditRolePage() {
  const { roles } = usePhrases();
  const { id = '' } = useParams({ strict: false });
  const { data: role, error, refetch } = useQuery(rolesQueries.one(id));
  const granter = useGranter();
  const goBack = useWayBack('/roles');
  if (error !== null && role === undefined) {
    return (
      <ErrorState
        title={roles.readFailed}
        sentence={error.message}
        onRetry={() => void refetch()}
        onBack={goBack}
      />
    );
  }
  if (role === undefined || granter === null) return <LoadingOverlay within />;
  return <RoleForm key={id} present={role} granter={granter} />;
}
