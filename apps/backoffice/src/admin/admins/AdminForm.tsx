import { adminKinds } from '@tezga/domain';
import {
  Badge,
  FormPage,
  Notice,
  PageHeader,
  Panel,
  Select,
  TextInput,
  usePhrases,
  type ZodForm,
} from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import fields from '../../kits/forms/FormFields.module.css';
import type { AdminValues, RoleOption } from './admin-form.ts';
import { adminsPath } from './paths.ts';
import type { AdminRow } from './queries.ts';
import { useAdminForm } from './use-admin-form.ts';

interface AdminFormProps {
  /** Null for a new admin. */
  readonly admin: AdminRow | null;
  readonly roles: readonly RoleOption[];
  /** True for the user's own account: only another admin can change its role and type. */
  readonly isSelf?: boolean;
  /** Why the form is read-only; left out if it is editable. */
  readonly fixedBecause?: string;
  readonly actions?: ReactNode;
  readonly aside?: ReactNode;
  /** Rendered below the fields. */
  readonly children?: ReactNode;
}

/** The form of a new or existing admin. */
export function AdminForm(props: AdminFormProps) {
  const { admin, roles, isSelf = false, fixedBecause, actions, aside, children } = props;
  const { admins: words } = usePhrases();
  const { form, refusal, reload } = useAdminForm(admin);
  const isReadOnly = fixedBecause !== undefined;
  const title = admin?.name ?? words.addTitle;
  return (
    <FormPage
      form={form}
      label={title}
      isReadOnly={isReadOnly}
      {...(admin === null ? { saveLabel: words.form.add } : admin.active ? {} : { saveLabel: words.reopen })}
      header={
        <PageHeader
          title={title}
          breadcrumb={[
            <Link key="list" to={adminsPath}>
              {words.title}
            </Link>,
          ]}
          {...(admin === null ? {} : { badges: <Badge>{words.types[admin.userType]}</Badge> })}
          actions={actions}
        />
      }
      notice={<FormRefusal error={refusal} onReload={() => void reload()} preservesInput />}
      {...(aside === undefined ? {} : { aside })}
    >
      {isReadOnly ? <Notice tone="info">{fixedBecause}</Notice> : null}
      <PersonFields form={form} isNew={admin === null} isReadOnly={isReadOnly} />
      <RightsFields form={form} roles={roles} isSelf={isSelf} isReadOnly={isReadOnly} />
      {children}
    </FormPage>
  );
}

interface PartProps {
  readonly form: ZodForm<AdminValues>;
  readonly isReadOnly: boolean;
}

function PersonFields({ form, isNew, isReadOnly }: PartProps & { readonly isNew: boolean }) {
  const { admins: words } = usePhrases();
  const telField = form.field('tel');
  const contact = { autoComplete: 'off', readOnly: isReadOnly };
  return (
    <Panel title={words.form.person}>
      <div className={fields['columns']}>
        <TextInput
          {...form.field('name')}
          className={fields['wide'] ?? ''}
          label={words.form.name}
          autoComplete="off"
          readOnly={isReadOnly}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form of a new admin begins with the name
          autoFocus={isNew}
        />
        <TextInput
          {...form.field('email')}
          {...contact}
          label={words.email}
          type="email"
          value={form.values.email ?? ''}
          description={form.errors['email'] === undefined ? words.form.contactNeeded : null}
        />
        <TextInput
          {...telField}
          {...contact}
          // One contact is enough, so typing a phone also clears the error of the e-mail.
          onChange={(event) => {
            telField.onChange(event);
            if (!form.values.email) form.setError('email', null);
          }}
          label={words.tel}
          type="tel"
          value={form.values.tel ?? ''}
          description={form.errors['tel'] === undefined ? '+355 69 123 4567' : null}
        />
      </div>
    </Panel>
  );
}

interface RightsFieldsProps extends PartProps {
  readonly roles: readonly RoleOption[];
  readonly isSelf: boolean;
}

function RightsFields({ form, roles, isSelf, isReadOnly }: RightsFieldsProps) {
  const { admins: words } = usePhrases();
  const isFixed = isReadOnly || isSelf;
  return (
    <Panel title={words.form.rights} {...(isSelf ? { note: words.form.ownRole } : {})}>
      <div className={fields['columns']}>
        <Select
          {...form.field('userType')}
          label={words.userType}
          description={words.form.typeHint}
          readOnly={isFixed}
          allowDeselect={false}
          data={adminKinds.map((value) => ({ value, label: words.types[value] }))}
        />
        <Select
          {...form.field('roleId')}
          label={words.role}
          description={words.form.roleHint}
          placeholder={words.form.chooseRole}
          readOnly={isFixed}
          allowDeselect={false}
          data={[...roles]}
        />
      </div>
    </Panel>
  );
}
