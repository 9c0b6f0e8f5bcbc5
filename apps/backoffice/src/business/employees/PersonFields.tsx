import { Panel, TextInput, usePhrases, type ZodForm } from '@tezga/ui';
import { phoneWords } from '../../kits/forms/phone-words.ts';
import type { EmployeeValues } from './employee-form.ts';
import classes from './EmployeeFields.module.css';

interface PersonFieldsProps {
  readonly form: ZodForm<EmployeeValues>;
  /** The contacts of a new employee are entered here; later only the employee can change them. */
  readonly isNew: boolean;
  readonly isReadOnly: boolean;
}

export function PersonFields({ form, isNew, isReadOnly }: PersonFieldsProps) {
  const { employees } = usePhrases();
  const words = employees.form;
  const { email, tel } = form.values;
  const telField = form.field('tel');
  return (
    <Panel title={words.person} {...(isNew ? {} : { note: words.contactHint })}>
      <div className={classes['fields']}>
        <TextInput
          {...form.field('name')}
          className={classes['wide'] ?? ''}
          label={words.name}
          autoComplete="off"
          readOnly={isReadOnly}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form of a new employee begins with the name
          autoFocus={isNew}
        />
        <TextInput
          {...form.field('email')}
          label={employees.email}
          type="email"
          autoComplete="off"
          value={email ?? ''}
          readOnly={!isNew}
          {...(isNew && form.errors['email'] === undefined ? { description: words.contactNeeded } : {})}
        />
        <TextInput
          {...telField}
          // One contact is enough, so typing a phone also clears the error of the e-mail.
          onChange={(event) => {
            telField.onChange(event);
            if (email === '') form.setError('email', null);
          }}
          label={employees.phone}
          type="tel"
          autoComplete="off"
          value={isNew ? (tel ?? '') : phoneWords(tel ?? '')}
          readOnly={!isNew}
          {...(isNew && form.errors['tel'] === undefined ? { description: '+355 69 123 4567' } : {})}
        />
      </div>
    </Panel>
  );
}
