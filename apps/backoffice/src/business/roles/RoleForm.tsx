import { Badge, FormPage, Notice, PageHeader, Panel, TextInput, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { fixedBecause, type Granter } from './role-form.ts';
import classes from './RoleForm.module.css';
import { RoleModels } from './RoleModels.tsx';
import { RolePreview } from './RolePreview.tsx';
import type { RoleRow } from './role-rows.ts';
import { useRoleForm } from './use-role-form.ts';

interface RoleFormProps {
  /** Null for a new role. */
  readonly present: RoleRow | null;
  readonly granter: Granter;
}

/** The form of a role: its name, its permissions, and a preview of the navigation. */
export function RoleForm({ present: role, granter }: RoleFormProps) {
  const { roles } = usePhrases();
  const { form, refusal, reload, setPermissions } = useRoleForm(role);
  const reason = role === null ? null : fixedBecause(granter, role);
  const isReadOnly = reason !== null;
  const title = role?.roleDesc ?? roles.addTitle;
  return (
    <FormPage
      form={form}
      label={title}
      isReadOnly={isReadOnly}
      header={
        <PageHeader
          title={title}
          breadcrumb={[
            <Link key="list" to="/roles">
              {roles.title}
            </Link>,
          ]}
          {...(role === null ? {} : { badges: <Badge>{role.roleCode}</Badge> })}
        />
      }
      notice={<FormRefusal error={refusal} onReload={() => void reload()} />}
      aside={<RolePreview code={role?.roleCode ?? ''} values={form.values} />}
    >
      {reason === null ? null : <Notice tone="info">{roles.fixedBecause[reason]}</Notice>}
      <Panel>
        <div className={classes['head']}>
          <TextInput
            {...form.field('roleDesc')}
            label={roles.form.name}
            placeholder={roles.form.namePlaceholder}
            maxLength={60}
            readOnly={isReadOnly}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form of a new role begins with its name
            autoFocus={role === null}
          />
          {isReadOnly ? null : (
            <RoleModels values={form.values} granter={granter} onChoose={setPermissions} />
          )}
        </div>
      </Panel>
      <PermissionMatrix
        values={form.values}
        onChange={setPermissions}
        granter={granter}
        isReadOnly={isReadOnly}
      />
    </FormPage>
  );
}
