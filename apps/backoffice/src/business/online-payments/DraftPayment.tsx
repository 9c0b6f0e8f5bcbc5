import { Button, Notice, usePhrases } from '@tezga/ui';
import { IconCreditCard } from '@tabler/icons-react';
import classes from './DraftPayments.module.css';
import type { PaymentDraft } from './queries.ts';
import { useFinishPayment, useOpenPayment } from './use-payment.ts';

/** The button that pays a draft at the provider, and the result after the payer returned. */
export function DraftPayment({ draft }: { readonly draft: PaymentDraft }) {
  const { onlinePayments: words } = usePhrases();
  const opening = useOpenPayment(draft);
  const finishing = useFinishPayment(draft);
  const { error } = finishing;
  return (
    <div className={classes['payment']}>
      {finishing.isPending ? <Notice tone="info" title={words.finishing} /> : null}
      {error === null ? null : (
        <Notice tone="warn" title={words.notFinished}>
          {error.message}
        </Notice>
      )}
      <Button
        leftSection={<IconCreditCard size={15} stroke={1.8} aria-hidden />}
        loading={opening.isPending}
        disabled={finishing.isPending}
        onClick={() => opening.mutate()}
      >
        {words.pay}
      </Button>
      <p className={classes['hint']}>{words.payHint}</p>
    </div>
  );
}
