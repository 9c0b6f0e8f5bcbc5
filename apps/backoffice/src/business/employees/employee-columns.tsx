import type { Phrases } from '@tezga/phrases';
import { Badge, codeColumn, type Column, dateColumn, MISSING, nameColumn, textColumn } from '@tezga/ui';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { phoneWords } from '../../kits/forms/phone-words.ts';
import { contactOf, isGone, roleOf, shopNames, type EmployeeRow, type Shop } from './employee-rows.ts';

export function employeeColumns(
  phrases: Phrases['employees'],
  shops: readonly Shop[],
): Column<EmployeeRow>[] {
  return [
    nameColumn('name', phrases.name, 180, ({ name }) => name, { minWidth: 120 }),
    {
      id: 'role',
      header: phrases.role,
      width: 240,
      minWidth: 130,
      sortable: true,
      cell: (employee) => <RoleBadge employee={employee} phrases={phrases} />,
      text: (employee) => roleOf(employee)?.roleDesc ?? null,
      filterBy: { filter: 'role', value: (employee) => roleOf(employee)?._id ?? null },
      card: 'badge',
    },
    codeColumn('opCode', phrases.opCode, 140, ({ operator }) => operator?.opCode, { sortable: true }),
    textColumn('shops', phrases.shops, 160, (employee) => shopNames(employee, shops), {
      minWidth: 90,
      sortable: true,
    }),
    textColumn('contact', phrases.contact, 200, (employee) => phoneWords(contactOf(employee)), {
      minWidth: 130,
      sortable: true,
      card: 'detail',
    }),
    {
      id: 'pin',
      header: phrases.pin,
      width: 100,
      sortable: true,
      cell: ({ hasPin }) =>
        hasPin ? (
          <Badge tone="ok" hushed icon={<IconCircleCheckFilled size={13} aria-hidden />}>
            {phrases.hasPin}
          </Badge>
        ) : (
          MISSING
        ),
      text: ({ hasPin }) => (hasPin ? phrases.hasPin : phrases.noPin),
    },
    dateColumn('since', phrases.since, 100, ({ createdAt }) => createdAt, { sortable: true, dateOnly: true }),
  ];
}

interface RoleBadgeProps {
  readonly employee: EmployeeRow;
  readonly phrases: Phrases['employees'];
}

/** The faint letters of those who are gone are readable on the row's own ground only. */
function RoleBadge({ employee, phrases }: RoleBadgeProps) {
  const role = roleOf(employee);
  if (role === null) return MISSING;
  return (
    <>
      <Badge hushed={isGone(employee)} title={`${role.roleDesc} (${role.roleCode})`}>
        {role.roleDesc}
      </Badge>
      {employee.invitation === null ? null : (
        <>
          {' '}
          <Badge tone={employee.invitation === 'pending' ? 'warn' : 'bad'}>
            {phrases.invitation[employee.invitation]}
          </Badge>
        </>
      )}
    </>
  );
}
