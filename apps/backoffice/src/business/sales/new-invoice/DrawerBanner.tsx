import { contract, decoded, encoded, figure } from '@tezga/contract';
import { baseCurrency, type Money } from '@tezga/domain';
import { AmountInput, Button, focusField, Notice, toast, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShowFault } from '../../../kits/forms/use-show-fault.tsx';
import { call } from '../../../session/call.ts';
import classes from './NewInvoice.module.css';
import { useDrawer } from './TillChoice.tsx';
import { cashRegisterKey } from '../../fiscal/index.ts';

/**
 * A cash sale needs a drawer that was opened today. The banner opens it, with the remaining cash as the proposed
 * amount.
 */
export function DrawerBanner({ tillId }: { readonly tillId: string }) {
  const words = usePhrases().newInvoice.till;
  const { drawer, mayOpen } = useDrawer(tillId);
  if (drawer === undefined || drawer.initialBalance !== null) return null;
  return (
    <Notice
      tone="warn"
      title={words.notOpenTitle}
      action={mayOpen ? <OpenDrawer key={tillId} tillId={tillId} carriedOver={drawer.carriedOver} /> : null}
    >
      {mayOpen ? words.notOpenText : words.mayNotOpen}
    </Notice>
  );
}

interface OpenDrawerProps {
  readonly tillId: string;
  readonly carriedOver: Money;
}

function OpenDrawer({ tillId, carriedOver }: OpenDrawerProps) {
  const words = usePhrases().newInvoice.till;
  const queries = useQueryClient();
  const showFault = useShowFault();
  const [amount, setAmount] = useState<number | ''>(encoded(figure.money, carriedOver));
  const opening = useMutation({
    mutationFn: (counted: Money) =>
      call(contract.cashRegister.reportBalance, { pos_id: tillId, operation: 'INITIAL', amount: counted }),
    onSuccess: ({ message }) => {
      toast.success(message);
      focusField('article');
    },
    onError: (error) => showFault(words.notOpened, error),
    onSettled: () => queries.invalidateQueries({ queryKey: cashRegisterKey }),
  });
  return (
    <form
      className={classes['opening']}
      onSubmit={(event) => {
        event.preventDefault();
        if (amount !== '') opening.mutate(decoded(figure.money, amount));
      }}
    >
      <AmountInput
        data-field="drawerAmount"
        aria-label={words.amount}
        unit={baseCurrency}
        value={amount}
        onChange={setAmount}
      />
      <Button type="submit" variant="default" loading={opening.isPending} disabled={amount === ''}>
        {words.openDrawer}
      </Button>
    </form>
  );
}
