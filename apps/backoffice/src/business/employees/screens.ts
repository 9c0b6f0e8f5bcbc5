import { readers, writers, type Screen } from '../../session/screen.ts';

export const employeeScreens: readonly Screen[] = [
  {
    area: 'business',
    path: '/employees',
    key: 'employees',
    levels: readers,
    title: ({ employees }) => employees.title,
    page: async () => (await import('./EmployeesPage.tsx')).EmployeesPage,
  },
  {
    area: 'business',
    path: '/employees/add-employee',
    key: 'employees',
    levels: writers,
    title: ({ employees }) => employees.addTitle,
    page: async () => (await import('./AddEmployeePage.tsx')).AddEmployeePage,
  },
  {
    area: 'business',
    path: '/employees/edit-employee/:employeeId',
    key: 'employees',
    levels: writers,
    title: ({ employees }) => employees.editTitle,
    page: async () => (await import('./EditEmployeePage.tsx')).EditEmployeePage,
  },
];
