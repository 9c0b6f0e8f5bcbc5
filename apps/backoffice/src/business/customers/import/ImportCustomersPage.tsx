import { useMemo } from 'react';
import { ImportStudio } from '../../../kits/imports/ImportStudio.tsx';
import { useLocalCustomers } from '../local/local-customers-context.ts';
import { customerImport } from './customer-import.ts';

export function ImportCustomersPage() {
  const local = useLocalCustomers();
  // Syncs the local copy of customers after an import.
  const kind = useMemo(() => ({ ...customerImport, afterImport: () => local.sync() }), [local]);
  return <ImportStudio kind={kind} />;
}
