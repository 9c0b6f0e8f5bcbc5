import { contract } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { noMoney, purchaseUses, type PurchaseUse } from '@tezga/domain';
import { Amount, Badge, DateTime, Facts, NativeSelect, Panel, toast, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { subjectPath } from '../../kits/documents/document-paths.ts';
import { call } from '../../session/call.ts';
import { EntryLink } from '../accounting/index.ts';
import { purchasesKey, type WholePurchase } from './queries.ts';
import type { PurchasePartProps } from './PurchaseSheet.tsx';
import classes from './Purchases.module.css';

interface PostingPanelProps extends PurchasePartProps {
  readonly mayChange: boolean;
}

/** The kind of goods of the purchase, its VAT, its journal entry, and the amount that is still owed. */
export function PostingPanel({ purchase, mayChange }: PostingPanelProps) {
  const { posting: words } = usePhrases().purchases;
  const { boughtAs, isReceived, isVatDeductible, totalVATAmount, unposted, journalId, debt } = purchase;
  const mayChoose = mayChange && unposted !== 'self-issued' && !isReceived;
  const hasVat = isVatDeductible !== null && totalVATAmount !== null && totalVATAmount !== noMoney;
  return (
    <Panel title={words.title}>
      <div className={classes['subject']}>
        {mayChoose ? (
          <UseChoice purchase={purchase} />
        ) : (
          <p>
            {words.use}: <b>{words.uses[boughtAs]}</b>
          </p>
        )}
        {isReceived ? <p>{words.received}</p> : null}
        {hasVat && mayChoose ? <VatChoice purchase={purchase} /> : null}
        {hasVat && !mayChoose ? (
          <p>
            {words.vat}: <b>{isVatDeductible ? words.vatDeductible : words.vatNotDeductible}</b>
          </p>
        ) : null}
        {unposted === null ? null : <p>{words.unposted[unposted]}</p>}
        {debt === null ? null : <Debt purchase={purchase} debt={debt} />}
        {unposted === null && journalId !== null ? (
          <EntryLink journalId={journalId}>{words.journal}</EntryLink>
        ) : null}
      </div>
    </Panel>
  );
}

function UseChoice({ purchase: { _id, boughtAs } }: PurchasePartProps) {
  const { posting: words } = usePhrases().purchases;
  const { setUse, isPending } = useSetUse(_id);
  return (
    <NativeSelect
      label={words.use}
      value={boughtAs}
      disabled={isPending}
      data={purchaseUses.map((use) => ({ value: use, label: words.uses[use] }))}
      onChange={({ currentTarget: { value } }) => {
        const use = purchaseUses.find((each) => each === value);
        if (use !== undefined) setUse({ use });
      }}
    />
  );
}

function VatChoice({ purchase: { _id, isVatDeductible } }: PurchasePartProps) {
  const { posting: words } = usePhrases().purchases;
  const { setUse, isPending } = useSetUse(_id);
  return (
    <NativeSelect
      label={words.vat}
      value={isVatDeductible ? 'yes' : 'no'}
      disabled={isPending}
      data={[
        { value: 'yes', label: words.vatDeductible },
        { value: 'no', label: words.vatNotDeductible },
      ]}
      onChange={({ currentTarget: { value } }) => {
        setUse({ isVatDeductible: value === 'yes' });
      }}
    />
  );
}

interface DebtProps extends PurchasePartProps {
  readonly debt: NonNullable<WholePurchase['debt']>;
}

/** The debt of the purchase; a supplier's credit note is not a debt and has no paid state. */
function Debt({ purchase: { subject }, debt }: DebtProps) {
  const { payments, purchases } = usePhrases();
  const { posting: words } = purchases;
  const { currency, charged, open, dueDate, paidState } = debt;
  return (
    <>
      <Facts
        layout="list"
        facts={[
          charged < noMoney
            ? null
            : { label: words.debt, value: <Badge>{payments.paidStates[paidState]}</Badge> },
          {
            label: words.open,
            value: (
              <>
                <Amount value={open} emphasis="strong" /> {currency}
              </>
            ),
          },
          { label: purchases.dueOn, value: <DateTime value={dueDate} dateOnly /> },
        ]}
      />
      {subject === null ? null : (
        <Link to={subjectPath({ type: 'supplier', subjectId: subject._id })}>{words.card}</Link>
      )}
    </>
  );
}

function useSetUse(purchaseId: string) {
  const { posting: words } = usePhrases().purchases;
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: { readonly use: PurchaseUse } | { readonly isVatDeductible: boolean }) =>
      call(contract.purchases.setUse, { purchasesIds: [purchaseId], ...chosen }),
    onSuccess: () => toast.success(words.saved),
    onError: (error) => {
      if (!(error instanceof CallError)) throw error;
      toast.error({ title: words.failed, text: error.message, requestId: error.requestId });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: purchasesKey }),
  });
  return { setUse: mutate, isPending };
}
