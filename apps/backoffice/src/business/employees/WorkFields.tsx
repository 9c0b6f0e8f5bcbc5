import {
  MISSING,
  MultiSelect,
  Panel,
  PasswordInput,
  Select,
  TextInput,
  usePhrases,
  type ZodForm,
} from '@tezga/ui';
import type { EmployeeValues, RoleOption } from './employee-form.ts';
import classes from './EmployeeFields.module.css';
import type { Shop } from './employee-rows.ts';

interface WorkFieldsProps {
  readonly form: ZodForm<EmployeeValues>;
  readonly roles: readonly RoleOption[];
  readonly shops: readonly Shop[];
  readonly hasPin: boolean;
  readonly isReadOnly: boolean;
  readonly isRoleFixed: boolean;
  /** True if the operator code comes from the central platform. */
  readonly isCodeFixed: boolean;
}

/** The role, till and shops of an employee. */
export function WorkFields(props: WorkFieldsProps) {
  const { form, hasPin, isReadOnly, isRoleFixed, isCodeFixed } = props;
  const isCodeReadOnly = isReadOnly || isCodeFixed;
  const words = usePhrases().employees.form;
  return (
    <Panel title={words.work}>
      <div className={classes['fields']}>
        <RoleField {...props} isReadOnly={isReadOnly || isRoleFixed} />
        <ShopsField {...props} />
        <TextInput
          {...form.field('opCode')}
          className={classes['code'] ?? ''}
          label={words.opCode}
          value={form.values.opCode ?? ''}
          maxLength={10}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isCodeReadOnly}
          {...(isCodeReadOnly ? {} : { placeholder: 'xy123ab456' })}
          {...(isCodeReadOnly || form.errors['opCode'] !== undefined
            ? {}
            : { description: words.opCodeHint })}
        />
        {isReadOnly ? null : (
          <PasswordInput
            {...form.field('pin')}
            label={words.pin}
            {...(form.errors['pin'] === undefined
              ? { description: hasPin ? words.pinKept : words.pinHint }
              : {})}
            value={form.values.pin ?? ''}
            inputMode="numeric"
            maxLength={4}
            autoComplete="new-password"
            placeholder={hasPin ? '••••' : ''}
            showLabel={words.showPin}
          />
        )}
      </div>
    </Panel>
  );
}

function RoleField({ form, roles, isReadOnly }: WorkFieldsProps) {
  const words = usePhrases().employees.form;
  if (isReadOnly) {
    const name = roles.find(({ value }) => value === form.values.roleId)?.label ?? MISSING;
    return <TextInput label={words.role} value={name} readOnly />;
  }
  return (
    <Select
      {...form.field('roleId')}
      label={words.role}
      placeholder={words.chooseRole}
      data={[...roles]}
      {...(roles.length === 0 ? { description: words.noRoles } : {})}
    />
  );
}

function ShopsField({ form, shops, isReadOnly }: WorkFieldsProps) {
  const words = usePhrases().employees.form;
  const chosen = form.values.shopIds ?? [];
  if (isReadOnly) {
    const names = shops.filter(({ _id }) => chosen.includes(_id)).map(({ name }) => name);
    return <TextInput label={words.shops} value={names.join(', ') || MISSING} readOnly />;
  }
  return (
    <MultiSelect
      {...form.field('shopIds')}
      label={words.shops}
      value={chosen}
      placeholder={chosen.length === 0 ? words.shopsPlaceholder : ''}
      data={shops.map(({ _id, name, hidden }) => ({
        value: _id,
        label: hidden ? words.hiddenShop(name) : name,
      }))}
      clearable
      description={shops.length === 0 ? words.noShops : words.shopsHint}
    />
  );
}
