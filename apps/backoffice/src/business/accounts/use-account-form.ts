import { contract } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRecordForm } from '../../kits/forms/use-record-form.ts';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { call } from '../../session/call.ts';
import { accountSchema, accountValues, bankOf, newAccount } from './account-form.ts';
import { accountsKey, accountsQueries, type BankAccount, type KnownBank } from './queries.ts';

const noBanks: readonly KnownBank[] = [];

/** The form of a new or existing bank account; typing the IBAN fills in the bank. */
export function useAccountForm(account: BankAccount | null) {
  const { accounts } = usePhrases();
  const queries = useQueryClient();
  const goBack = useBackNavigation('/accounts');
  const { data: banks = noBanks } = useQuery(accountsQueries.banks);
  const record = useRecordForm({
    schema: accountSchema,
    record: account === null ? { values: newAccount, version: '' } : recordOf(account),
    rememberAs: `bank account ${account?._id ?? 'new'}`,
    save: async (values, updatedAt) => {
      await (account === null
        ? call(contract.accounts.add, values)
        : call(contract.accounts.edit, { ...values, accountId: account._id, updatedAt }));
      toast.success(accounts.saved);
      goBack();
      void queries.invalidateQueries({ queryKey: accountsKey });
    },
    read: async () => {
      const fresh = account === null ? null : await queries.fetchQuery(accountsQueries.one(account._id));
      return fresh === null ? null : recordOf(fresh);
    },
    onGone: () => {
      toast.error({ title: accounts.readFailed, text: accounts.notThere });
      goBack();
    },
    fieldOf: { 'account-already-there': 'IBAN' },
    onCancel: goBack,
  });
  const { form } = record;
  const setBank = (bank: KnownBank) => {
    form.setValue('bankName', bank.name);
    form.setValue('swift', bank.swift);
  };
  const typeIban = (iban: string) => {
    const bank = bankOf(iban, banks);
    // Fills in the bank only when the bank code in the IBAN changes, so that the user's correction stays.
    if (bank !== null && bank !== bankOf(form.values.IBAN, banks)) setBank(bank);
    form.setValue('IBAN', iban);
  };
  const typeBank = (name: string) => {
    const bank = banks.find((each) => each.name === name);
    if (bank === undefined) form.setValue('bankName', name);
    else setBank(bank);
  };
  return { ...record, banks, recognised: bankOf(form.values.IBAN, banks), typeIban, typeBank };
}

const recordOf = (account: BankAccount) => ({ values: accountValues(account), version: account.updatedAt });
