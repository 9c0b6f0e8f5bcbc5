import { isOwner, mayGrant } from '@tezga/domain';
import { Button, DateTime, ErrorState, LoadingOverlay, Notice, Panel, usePhrases } from '@tezga/ui';
import { IconKey, IconUserCheck, IconUserMinus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { useSession } from '../../session/session-context.ts';
import { roleOptions } from './employee-form.ts';
import classes from './EmployeeFields.module.css';
import { EmployeeForm } from './EmployeeForm.tsx';
import { isGone, isOwnerRow, roleOf, type EmployeeRow } from './employee-rows.ts';
import { employeesQueries } from './queries.ts';
import { SetPasswordDialog } from './SetPasswordDialog.tsx';
import { useEmployeeChoices, type EmployeeChoices } from './use-employee-choices.ts';
import { useEmployeeMutations } from './use-employee-mutations.ts';

export function EditEmployeePage() {
  const { employees } = usePhrases();
  const { employeeId = '' } = useParams({ strict: false });
  const { data: employee, error, refetch } = useQuery(employeesQueries.one(employeeId));
  const { choices, error: choicesError, retry } = useEmployeeChoices();
  const goBack = useBackNavigation('/employees');
  const failure = (employee === undefined ? error : null) ?? choicesError;
  if (failure !== null) {
    const again = () => {
      void refetch();
      retry();
    };
    return (
      <ErrorState title={employees.readFailed} sentence={failure.message} onRetry={again} onBack={goBack} />
    );
  }
  if (employee === undefined || choices === null) return <LoadingOverlay within />;
  // The key changes when a former employee is restored, so that a new, editable form is mounted.
  return <PresentEmployee key={`${employeeId} ${isGone(employee)}`} employee={employee} choices={choices} />;
}

interface PresentEmployeeProps {
  readonly employee: EmployeeRow;
  readonly choices: EmployeeChoices;
}

function PresentEmployee({ employee, choices: { roles, shops, granter } }: PresentEmployeeProps) {
  const { employees } = usePhrases();
  const [isSettingPassword, setSettingPassword] = useState(false);
  const session = useSession();
  const isSelf = employee.userId === session.facts.userId;
  const role = roles.find(({ _id }) => _id === roleOf(employee)?._id);
  const isBeyond = role !== undefined && !mayGrant(granter, role);
  const fixedBecause =
    isOwnerRow(employee) && !isOwner(session.role) ? (
      employees.ownerFixed
    ) : isGone(employee) ? (
      <GoneNotice employee={employee} />
    ) : isBeyond ? (
      employees.form.roleTooMuch
    ) : undefined;
  return (
    <>
      <EmployeeForm
        employee={employee}
        roles={roleOptions(roles, granter, employee)}
        shops={shops}
        isRoleFixed={isSelf || isOwnerRow(employee)}
        {...(fixedBecause === undefined ? {} : { fixedBecause })}
        // Employees cannot delete themselves, and they change their own password on their account page.
        {...(fixedBecause === undefined && !isSelf && !isOwnerRow(employee)
          ? {
              actions: <PresentActions employee={employee} onSetPassword={() => setSettingPassword(true)} />,
            }
          : {})}
        aside={<RecordPanel employee={employee} />}
      />
      {isSettingPassword ? (
        <SetPasswordDialog employee={employee} onClose={() => setSettingPassword(false)} />
      ) : null}
    </>
  );
}

interface PresentActionsProps {
  readonly employee: EmployeeRow;
  readonly onSetPassword: () => void;
}

function PresentActions({ employee, onSetPassword }: PresentActionsProps) {
  const { employees } = usePhrases();
  const { removeOne } = useEmployeeMutations();
  const goBack = useBackNavigation('/employees');
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconKey size={15} stroke={1.8} aria-hidden />}
        onClick={onSetPassword}
      >
        {employees.password.open}
      </Button>
      <Button
        variant="outline"
        color="red"
        leftSection={<IconUserMinus size={15} stroke={1.8} aria-hidden />}
        onClick={() => {
          void removeOne(employee).then((isDone) => (isDone ? goBack() : undefined));
        }}
      >
        {employees.letGo}
      </Button>
    </>
  );
}

function GoneNotice({ employee }: { readonly employee: EmployeeRow }) {
  const { employees } = usePhrases();
  const { restoreOne } = useEmployeeMutations();
  return (
    <Notice
      tone="warn"
      title={employees.goneNotice}
      action={
        <Button
          leftSection={<IconUserCheck size={15} stroke={1.8} aria-hidden />}
          onClick={() => void restoreOne(employee)}
        >
          {employees.restore}
        </Button>
      }
    >
      {employees.goneText}
    </Notice>
  );
}

function RecordPanel({ employee }: { readonly employee: EmployeeRow }) {
  const { record } = usePhrases().employees;
  return (
    <Panel title={record.title}>
      <dl className={classes['record']}>
        <dt>{record.created}</dt>
        <dd>
          <DateTime value={new Date(employee.createdAt)} seconds />
        </dd>
        <dt>{record.changed}</dt>
        <dd>
          <DateTime value={new Date(employee.updatedAt)} seconds />
        </dd>
      </dl>
    </Panel>
  );
}
