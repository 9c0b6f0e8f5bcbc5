import { LoadingOverlay } from '@tezga/ui';
import { RoleForm } from './RoleForm.tsx';
import { useGranter } from './use-granter.ts';

export function AddRolePage() {
  const granter = useGranter();
  return granter === null ? <LoadingOverlay within /> : <RoleForm present={null} granter={granter} />;
}
