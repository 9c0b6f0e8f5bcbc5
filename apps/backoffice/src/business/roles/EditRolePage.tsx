import { ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { rolesQueries } from './queries.ts';
import { RoleForm } from './RoleForm.tsx';
import { useGranter } from './use-granter.ts';

export function EditRolePage() {
  const { roles } = usePhrases();
  const { id = '' } = useParams({ strict: false });
  const { data: role, error, refetch } = useQuery(rolesQueries.one(id));
  const { granter, error: granterError, refetch: refetchGranter } = useGranter();
  const goBack = useBackNavigation('/roles');
  const failure = (role === undefined ? error : null) ?? granterError;
  if (failure !== null) {
    const again = () => {
      if (role === undefined) void refetch();
      if (granter === null) refetchGranter();
    };
    return <ErrorState title={roles.readFailed} sentence={failure.message} onRetry={again} onBack={goBack} />;
  }
  if (role === undefined || granter === null) return <LoadingOverlay within />;
  return <RoleForm key={id} present={role} granter={granter} />;
}
