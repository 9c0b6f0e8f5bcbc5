import { isFixedAdminRole } from '@tezga/domain';
import { FormPage, Notice, PageHeader, Panel, Select, TextInput, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import fields from '../../kits/forms/FormFields.module.css';
import { useSession } from '../../session/session-context.ts';
import { AdminLevels } from './AdminLevels.tsx';
import { adminRolesPath } from './paths.ts';
import type { AdminRoleRow } from './queries.ts';
import { fixedBecause, levelsOfCode, offeredCodes } from './role-form.ts';
import { useAdminRoleForm } from './use-admin-role-form.ts';

export function AddAdminRolePage() {
  return <AdminRoleForm present={null} />;
}

interface AdminRoleFormProps {
  /** Null for a new role. */
  readonly present: AdminRoleRow | null;
}

/** The form of a role of admins: its name, code and level in each area. */
export function AdminRoleForm({ present: role }: AdminRoleFormProps) {
  const { adminRoles: words, roles } = usePhrases();
  const session = useSession();
  const { form, refusal, reload } = useAdminRoleForm(role);
  const reason = role === null ? null : fixedBecause(session, role);
  const isReadOnly = reason !== null;
  const title = role?.roleDesc ?? words.addTitle;
  const isRoot = role !== null && isFixedAdminRole(role.roleCode);
  const code = form.field('roleCode');
  const breadcrumb = [
    <Link key="list" to={adminRolesPath}>
      {words.title}
    </Link>,
  ];
  return (
    <FormPage
      form={form}
      label={title}
      isReadOnly={isReadOnly}
      header={<PageHeader title={title} breadcrumb={breadcrumb} />}
      notice={<FormRefusal error={refusal} onReload={() => void reload()} preservesInput />}
    >
      {reason === null ? null : <Notice tone="info">{words.fixedBecause[reason]}</Notice>}
      <Panel>
        <div className={fields['columns']}>
          <TextInput
            {...form.field('roleDesc')}
            label={roles.form.name}
            maxLength={60}
            autoComplete="off"
            readOnly={isReadOnly}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form of a new role begins with its name
            autoFocus={role === null}
          />
          <Select
            {...code}
            label={words.code}
            description={role === null ? words.codeHint : null}
            readOnly={isReadOnly}
            allowDeselect={false}
            data={[...offeredCodes, ...(isRoot ? (['root'] as const) : [])].map((value) => ({
              value,
              label: `${value} · ${words.codes[value]}`,
            }))}
            onChange={(value) => {
              const chosen = offeredCodes.find((each) => each === value);
              if (chosen === undefined) return;
              form.setValue('roleCode', chosen);
              if (role === null) form.setValue('saPermissions', levelsOfCode(session.role, chosen));
            }}
          />
        </div>
      </Panel>
      <AdminLevels
        levels={form.values.saPermissions}
        own={session.role}
        isReadOnly={isReadOnly}
        onChange={(levels) => form.setValue('saPermissions', levels)}
      />
    </FormPage>
  );
}
