import { Badge, Button, FormPage, Notice, PageHeader, usePhrases } from '@tezga/ui';
import { IconBuildingBank } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import type { RoleOption } from './employee-form.ts';
import { roleOf, type EmployeeRow, type Shop } from './employee-rows.ts';
import { PersonFields } from './PersonFields.tsx';
import { PortalOperatorsDialog } from './PortalOperatorsDialog.tsx';
import { useEmployeeForm } from './use-employee-form.ts';
import { WorkFields } from './WorkFields.tsx';

interface EmployeeFormProps {
  /** Null for a new employee. */
  readonly employee: EmployeeRow | null;
  readonly roles: readonly RoleOption[];
  readonly shops: readonly Shop[];
  /** True for the user's own role and for the role of the owner, which cannot be changed here. */
  readonly isRoleFixed?: boolean;
  /** Why the form is read-only; left out if it is editable. */
  readonly fixedBecause?: ReactNode;
  readonly actions?: ReactNode;
  readonly aside: ReactNode;
}

/** The form of a new or existing employee. */
export function EmployeeForm(props: EmployeeFormProps) {
  const { employee, roles, shops, isRoleFixed = false, fixedBecause, actions, aside } = props;
  const { employees } = usePhrases();
  const { form, refusal, reload, operator, choose } = useEmployeeForm(employee);
  const [isChoosing, setChoosing] = useState(false);
  const isReadOnly = fixedBecause !== undefined;
  const role = employee === null ? null : roleOf(employee);
  const title = employee?.name ?? employees.addTitle;
  return (
    <FormPage
      form={form}
      label={title}
      isReadOnly={isReadOnly}
      {...(employee === null ? { saveLabel: employees.form.add } : {})}
      header={
        <PageHeader
          title={title}
          breadcrumb={[
            <Link key="list" to="/employees">
              {employees.title}
            </Link>,
          ]}
          {...(role === null ? {} : { badges: <Badge>{role.roleDesc}</Badge> })}
          actions={employee === null ? <PortalButton onOpen={() => setChoosing(true)} /> : actions}
        />
      }
      notice={<FormRefusal error={refusal} onReload={() => void reload()} />}
      aside={aside}
    >
      {typeof fixedBecause === 'string' ? <Notice tone="info">{fixedBecause}</Notice> : fixedBecause}
      {operator === null ? null : (
        <Notice
          tone="info"
          action={
            <Button size="xs" variant="default" onClick={() => choose(null)}>
              {employees.portal.clear}
            </Button>
          }
        >
          {employees.portal.chosen(operator.name)}
        </Notice>
      )}
      <PersonFields form={form} isNew={employee === null} isReadOnly={isReadOnly} />
      <WorkFields
        form={form}
        roles={roles}
        shops={shops}
        hasPin={employee?.hasPin === true}
        isReadOnly={isReadOnly}
        isRoleFixed={isRoleFixed}
        isCodeFixed={operator !== null}
      />
      {isChoosing ? (
        <PortalOperatorsDialog
          onChoose={(chosen) => {
            choose(chosen);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </FormPage>
  );
}

function PortalButton({ onOpen }: { readonly onOpen: () => void }) {
  const { employees } = usePhrases();
  return (
    <Button
      variant="default"
      leftSection={<IconBuildingBank size={15} stroke={1.8} aria-hidden />}
      onClick={onOpen}
    >
      {employees.portal.open}
    </Button>
  );
}
