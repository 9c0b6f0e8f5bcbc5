import type { Phrases } from '../phrases.ts';

export const managedPeople: Phrases['managedPeople'] = {
  count: (count) => (count === 1 ? '1 employee' : `${count} employees`),
  employees: { title: 'Employees', hint: 'Who works in this business, and with which role.' },
  roles: { title: 'Roles', hint: 'The roles of the business, and how many employees have them.' },
  rolesCount: (count) => (count === 1 ? '1 role' : `${count} roles`),
  role: 'Role',
  members: 'Employees',
  fixed: 'cannot be changed',
  addTitle: 'New employee',
  addHint: 'The employee gets the invitation or the password by e-mail or SMS.',
  enterAs: (name) => `Enter as ${name}`,
  enterTitle: (name) => `Enter as ${name}?`,
  enterText:
    'You will work in the business with the rights of the employee. The activity log of the business and the sessions of the employee show it. It ends with your session.',
  enter: 'Enter',
  visiting: (name) => `You have entered as ${name}`,
  visitingText: 'Every action is recorded with the name of the employee and with yours.',
  leave: 'Back to the administration',
};
