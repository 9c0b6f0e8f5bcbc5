import { adminLevel, ownerRoleCode, reaches } from '@tezga/domain';
import { Badge, Button, Code, MISSING, Panel, usePhrases, VisuallyHidden } from '@tezga/ui';
import { IconBuildingBank, IconLogin2, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { selfCarePath } from '../../kits/documents/document-paths.ts';
import { phoneWords } from '../../kits/forms/phone-words.ts';
import { RowButton } from '../../kits/sections/RowButton.tsx';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import table from '../../kits/sections/SectionTable.module.css';
import { useSession } from '../../session/session-context.ts';
import { businessesQueries, type BusinessData } from '../businesses/index.ts';
import { AddEmployeeDialog } from './AddEmployeeDialog.tsx';
import { useEnterAsEmployee } from './use-enter-as-employee.ts';

type Employee = NonNullable<BusinessData['employees']>[number];

/** The employees of a business, with buttons to add an employee and to open a session as an employee. */
export function EmployeesSection({ businessId }: { readonly businessId: string }) {
  const { employees: words, managedPeople, selfCare } = usePhrases();
  const query = useQuery(businessesQueries.data(businessId));
  const mayChange = reaches(adminLevel(useSession().role, 'businesses'), 'readWrite');
  const router = useRouter();
  const [isAdding, setAdding] = useState(false);
  if (query.data === undefined) return <SectionState query={query} />;
  const employees = query.data.employees ?? [];
  return (
    <Panel
      title={managedPeople.count(employees.length)}
      padding="none"
      aside={
        <>
          <Button
            variant="default"
            leftSection={<IconBuildingBank size={15} stroke={1.8} aria-hidden />}
            onClick={() => void router.navigate({ to: selfCarePath, search: { businessId } })}
          >
            {selfCare.title}
          </Button>
          {mayChange ? (
            <Button
              leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {words.addTitle}
            </Button>
          ) : null}
        </>
      }
    >
      <EmployeesTable businessId={businessId} employees={employees} mayChange={mayChange} />
      {isAdding ? <AddEmployeeDialog businessId={businessId} onClose={() => setAdding(false)} /> : null}
    </Panel>
  );
}

interface EmployeesTableProps {
  readonly businessId: string;
  readonly employees: readonly Employee[];
  readonly mayChange: boolean;
}

function EmployeesTable({ businessId, employees, mayChange }: EmployeesTableProps) {
  const { employees: words, table: tableWords } = usePhrases();
  const { askToEnter, isEntering } = useEnterAsEmployee(businessId);
  return (
    <table className={table['table']}>
      <thead>
        <tr>
          <th scope="col">{words.form.name}</th>
          <th scope="col">{words.form.role}</th>
          <th scope="col">{words.form.opCode}</th>
          {mayChange ? (
            <th scope="col">
              <VisuallyHidden>{tableWords.actionsColumn}</VisuallyHidden>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {employees.map((employee) => (
          <EmployeeRow
            key={employee._id}
            employee={employee}
            isBusy={isEntering}
            onEnter={mayChange ? () => void askToEnter(employee) : null}
          />
        ))}
      </tbody>
    </table>
  );
}

interface EmployeeRowProps {
  readonly employee: Employee;
  readonly isBusy: boolean;
  /** Null for admins with read-only access. */
  readonly onEnter: (() => void) | null;
}

function EmployeeRow({ employee, isBusy, onEnter }: EmployeeRowProps) {
  const { employees, managedPeople } = usePhrases();
  const { name, email, tel, role, operator, invitation } = employee;
  const isIn = invitation === null && role !== null && role.roleCode !== ownerRoleCode;
  return (
    <tr>
      <th scope="row">
        {name} {invitation === null ? null : <Badge tone="warn">{employees.invitation[invitation]}</Badge>}
        <span className={table['second']}>
          {[email, tel === null ? null : phoneWords(tel)].filter(Boolean).join(' · ')}
        </span>
      </th>
      <td>{role?.roleDesc ?? MISSING}</td>
      <td>{operator === null ? MISSING : <Code>{operator.opCode}</Code>}</td>
      {onEnter === null ? null : (
        <td className={table['actions']}>
          {isIn ? (
            <RowButton
              icon={IconLogin2}
              label={managedPeople.enterAs(name)}
              isBusy={isBusy}
              onClick={onEnter}
            />
          ) : null}
        </td>
      )}
    </tr>
  );
}
