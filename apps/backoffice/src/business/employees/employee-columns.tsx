import type { Phrases } from '@tezga/phrases';
import { Badge, codeColumn, type Column, dateColumn, MISSING, nameColumn, textColumn } from '@tezga/ui';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { phoneWords } from '../../kits/forms/phone-words.ts';
import { contactOf, isGone, roleOf, shopNames, type EmployeeRow, type Shop } from './employee-rows.ts';

type Words = Phrases['employees'];

const sortable = true;
const phoneOf = (employee: EmployeeRow) => phoneWords(contactOf(employee));

export function employeeColumns(words: Words, shops: readonly Shop[]): Column<EmployeeRow>[] {
  const shopsOf = (employee: EmployeeRow) => shopNames(employee, shops);
  return [
    nameColumn('name', words.name, 180, ({ name }) => name, { minWidth: 120 }),
    roleColumn(words),
    codeColumn('opCode', words.opCode, 140, ({ operator }) => operator?.opCode, { sortable }),
    textColumn('shops', words.shops, 160, shopsOf, { minWidth: 90, sortable }),
    textColumn('contact', words.contact, 200, phoneOf, { minWidth: 130, sortable, card: 'detail' }),
    pinColumn(words),
    dateColumn('since', words.since, 100, ({ createdAt }) => createdAt, { sortable, dateOnly: true }),
  ];
}

function roleColumn(words: Words): Column<EmployeeRow> {
  return {
    ...textColumn('role', words.role, 240, (employee) => roleOf(employee)?.roleDesc, {
      minWidth: 130,
      sortable,
      filterBy: { filter: 'role', value: (employee) => roleOf(employee)?._id ?? null },
      card: 'badge',
    }),
    cell: (employee) => <RoleBadge employee={employee} words={words} />,
  };
}

/**
 * The badge of a role. For a former employee it has no coloured background, on which faint text would be unreadable.
 */
function RoleBadge({ employee, words }: { readonly employee: EmployeeRow; readonly words: Words }) {
  const { invitation } = employee;
  const role = roleOf(employee);
  if (role === null) return MISSING;
  return (
    <>
      <Badge hushed={isGone(employee)} title={`${role.roleDesc} (${role.roleCode})`}>
        {role.roleDesc}
      </Badge>{' '}
      {invitation === null ? null : (
        <Badge tone={invitation === 'pending' ? 'warn' : 'bad'}>{words.invitation[invitation]}</Badge>
      )}
    </>
  );
}

function pinColumn(words: Words): Column<EmployeeRow> {
  const icon = <IconCircleCheckFilled size={13} aria-hidden />;
  const has = (
    <Badge tone="ok" hushed icon={icon}>
      {words.hasPin}
    </Badge>
  );
  const pinOf = ({ hasPin }: EmployeeRow) => (hasPin ? words.hasPin : words.noPin);
  return {
    ...textColumn('pin', words.pin, 100, pinOf, { sortable }),
    cell: ({ hasPin }) => (hasPin ? has : MISSING),
  };
}
