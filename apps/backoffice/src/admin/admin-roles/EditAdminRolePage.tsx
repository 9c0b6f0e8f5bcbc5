import { ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { AdminRoleForm } from './AdminRoleForm.tsx';
import { adminRolesPath } from './paths.ts';
import { adminRolesQueries } from './queries.ts';

export function EditAdminRolePage() {
  const { adminRoles } = usePhrases();
  const { id = '' } = useParams({ strict: false });
  const { data: role, error, refetch } = useQuery(adminRolesQueries.one(id));
  const goBack = useBackNavigation(adminRolesPath);
  if (role !== undefined) return <AdminRoleForm key={id} present={role} />;
  if (error === null) return <LoadingOverlay within />;
  return (
    <ErrorState
      title={adminRoles.readFailed}
      sentence={error.message}
      onRetry={() => void refetch()}
      onBack={goBack}
    />
  );
}
