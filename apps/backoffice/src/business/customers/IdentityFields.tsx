import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clientIdTypes, type ClientIdType } from '@tezga/domain';
import { Notice, Panel, Select, TextInput, usePhrases, type ZodForm } from '@tezga/ui';
import classes from '../../kits/forms/FormFields.module.css';
import own from './IdentityFields.module.css';
import { RegisterButton } from './RegisterButton.tsx';
import { exampleOf, hasSlip, numberToFind, type CustomerValues } from './customer-form.ts';
import { cardPath, type CustomerRow } from './customer-rows.ts';
import { useLocalCustomers } from './local/local-customers-context.ts';
import { customersKey, customersQueries } from './queries.ts';

interface IdentityFieldsProps {
  readonly form: ZodForm<CustomerValues>;
  /** Null for a new customer. */
  readonly ownId: string | null;
}

/** The identification number, name and code of a customer. */
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
          // Changing the type validates the number again, so that its error fits the new type.
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form of a new customer begins with the number
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

/** Warnings about a likely typing error or a duplicate customer; they do not prevent saving. */
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

/** Another customer in the local copy with the same number. */
function useNumberTwin(idType: ClientIdType, idNumber: string, ownId: string | null) {
  const local = useLocalCustomers();
  const wanted = numberToFind(idType, idNumber);
  const { data: twin = null } = useQuery({
    queryKey: [...customersKey, 'twin', wanted, ownId],
    queryFn: async (): Promise<CustomerRow | null> => {
      const found = await local.search(wanted ?? '');
      return found.find((other) => other.idNumber === wanted && other._id !== ownId) ?? null;
    },
    enabled: wanted !== null,
    gcTime: 0,
  });
  return wanted === null ? null : twin;
}
