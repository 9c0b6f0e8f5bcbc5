import { ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { RoleForm } from './RoleForm.tsx';
import { useGranter } from './use-granter.ts';

export function AddRolePage() {
  const { fallbacks } = usePhrases();
  const { granter, error, refetch } = useGranter();
  const goBack = useBackNavigation('/roles');
  if (error !== null) {
    return (
      <ErrorState
        title={fallbacks['data-fetch']}
        sentence={error.message}
        onRetry={refetch}
        onBack={goBack}
      />
    );
  }
  return granter === null ? <LoadingOverlay within /> : <RoleForm present={null} granter={granter} />;
}
