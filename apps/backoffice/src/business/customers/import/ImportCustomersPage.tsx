import { ImportStudio } from '../../../imports/ImportStudio.tsx';
import { customerImport } from './customer-import.ts';

export function ImportCustomersPage() {
  return <ImportStudio kind={customerImport} />;
}
