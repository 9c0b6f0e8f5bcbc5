import { clientIdTypes, type ClientIdType } from '@tezga/domain';
import { Notice, Panel, Select, TextInput, usePhrases, type ZodForm } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import classes from '../../kits/forms/FormFields.module.css';
import { exampleOf, hasSlip, type CustomerValues } from './customer-form.ts';
import { cardPath } from './customer-rows.ts';
import own from './IdentityFields.module.css';
import { customersQueries } from './queries.ts';
import { RegisterButton } from './RegisterButton.tsx';
import { useNumberTwin } from './use-number-twin.ts';

interface IdentityFieldsProps {
  readonly form: ZodForm<CustomerValues>;
  /** Null for a new one. */
  readonly ownId: string | null;
}

/** By which number a customer is known, and under which name and code. */
export function IdentityFields({ form, ownId }: IdentityFieldsProps) {
  const { customers } = usePhrases();
  const words = customers.form;
  const { idType = 'NUIS' } = form.values;
  return (
    <Panel title={words.identity}>
      <div className={classes['columns']}>
        <Select
          {...form.field('idType')}
          label={customers.idType}
          data={clientIdTypes.map((value) => ({ value, label: customers.idTypes[value] }))}
          allowDeselect={false}
          // Another type checks the number anew, or its message would speak of the type before.
          onChange={(value) => {
            form.setValue('idType', value as ClientIdType);
            form.setError('idNumber', null);
          }}
        />
        <TextInput
          {...form.field('idNumber')}
          className={classes['code'] ?? ''}
          label={words.numberOf[idType]}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...(idType === 'NUIS'
            ? { rightSection: <RegisterButton form={form} />, rightSectionWidth: 128 }
            : {})}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever adds a customer begins with the number
          autoFocus={ownId === null}
          {...(form.errors['idNumber'] === undefined
            ? { description: words.example(exampleOf[idType]) }
            : {})}
        />
        <NumberWarnings form={form} ownId={ownId} />
        <TextInput {...form.field('name')} label={customers.name} autoComplete="off" />
        <CodeField form={form} ownId={ownId} />
      </div>
    </Panel>
  );
}

/** What looks like a slip or a second card is said, and may be saved all the same. */
function NumberWarnings({ form, ownId }: IdentityFieldsProps) {
  const { form: words } = usePhrases().customers;
  const { idType = 'NUIS', idNumber = '' } = form.values;
  const twin = useNumberTwin(idType, idNumber, ownId);
  const isSlip = hasSlip(idType, idNumber);
  return (
    <output className={`${classes['wide']} ${own['warnings']}`} hidden={!isSlip && twin === null}>
      {isSlip ? <Notice tone="warn">{words.checkLetter}</Notice> : null}
      {twin === null ? null : (
        <Notice
          tone="warn"
          title={words.twin(twin.name)}
          action={<Link to={cardPath(twin)}>{words.openTwin}</Link>}
        >
          {words.twinHint}
        </Notice>
      )}
    </output>
  );
}

function CodeField({ form, ownId }: IdentityFieldsProps) {
  const { customers } = usePhrases();
  const words = customers.form;
  const isNew = ownId === null;
  const { idType = 'NUIS' } = form.values;
  const { data: proposed } = useQuery({ ...customersQueries.nextCode(idType), enabled: isNew });
  const hint = isNew ? (proposed === undefined ? ' ' : words.codeProposed(proposed)) : words.codeKept;
  return (
    <TextInput
      {...form.field('clientCode')}
      className={classes['code'] ?? ''}
      label={customers.code}
      autoComplete="off"
      spellCheck={false}
      {...(isNew && proposed !== undefined ? { placeholder: proposed } : {})}
      {...(form.errors['clientCode'] === undefined ? { description: hint } : {})}
    />
  );
}
