import { FormPage, PageHeader, Panel, Autocomplete, Switch, TextInput, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { CurrencySelect } from '../../kits/forms/CurrencySelect.tsx';
import fields from '../../kits/forms/FormFields.module.css';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import { IbanInput } from './IbanInput.tsx';
import type { BankAccount } from './queries.ts';
import { useAccountForm } from './use-account-form.ts';

interface AccountFormProps {
  /** Null for a new account. */
  readonly account: BankAccount | null;
  /** Shows the account without editing. */
  readonly isReadOnly?: boolean;
}

/** A bank account to which customers pay: IBAN, bank, currency. */
export function AccountForm({ account, isReadOnly = false }: AccountFormProps) {
  const { accounts } = usePhrases();
  const { form, refusal, reload, banks, recognised, typeIban, typeBank } = useAccountForm(account);
  const words = accounts.form;
  const title = account === null ? accounts.addTitle : accounts.editTitle;
  const bankField = form.field('bankName');
  return (
    <FormPage
      form={form}
      label={title}
      isReadOnly={isReadOnly}
      {...(account === null ? { saveLabel: words.save } : {})}
      header={
        <PageHeader
          title={isReadOnly && account !== null ? account.bankName : title}
          breadcrumb={[
            <Link key="list" to="/accounts">
              {accounts.title}
            </Link>,
          ]}
        />
      }
      notice={<FormRefusal error={refusal} onReload={() => void reload()} preservesInput />}
    >
      <Panel title={words.account}>
        <div className={fields['columns']}>
          <IbanInput
            field={form.field('IBAN')}
            label={accounts.IBAN}
            description={
              recognised !== null
                ? words.recognised(recognised.name)
                : form.errors['IBAN'] === undefined
                  ? words.ibanHint
                  : null
            }
            onType={typeIban}
            isFirst={account === null}
            isReadOnly={isReadOnly}
          />
          <Autocomplete
            {...bankField}
            label={accounts.bank}
            description={words.bankHint}
            data={banks.map(({ name }) => name)}
            onChange={typeBank}
            readOnly={isReadOnly}
            autoComplete="off"
          />
          <TextInput
            {...form.field('swift')}
            className={fields['code'] ?? ''}
            label={accounts.swift}
            description={words.swiftHint}
            maxLength={11}
            readOnly={isReadOnly}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <CurrencySelect
            {...form.field('currency')}
            label={accounts.currency}
            among="all"
            readOnly={isReadOnly}
          />
          <Switch
            {...form.tick('isMain')}
            className={fields['wide'] ?? ''}
            label={words.isMain}
            description={words.isMainHint}
            disabled={isReadOnly}
          />
        </div>
      </Panel>
    </FormPage>
  );
}
