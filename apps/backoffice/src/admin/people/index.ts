export { AddEmployeeDialog } from './AddEmployeeDialog.tsx';
export { EmployeesSection } from './EmployeesSection.tsx';
export { RolesSection } from './RolesSection.tsx';
