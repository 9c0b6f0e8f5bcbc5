import { Button, Notice, usePhrases } from '@tezga/ui';
import { IconCreditCard } from '@tabler/icons-react';
import classes from './DraftPayments.module.css';
import type { PaymentDraft } from './queries.ts';
import { useOpenPayment, type FinishingPayment } from './use-payment.ts';

interface DraftPaymentProps {
  readonly draft: PaymentDraft;
  readonly finishing: FinishingPayment;
}

/** The button that pays a draft at the provider, and the result after the payer returned. */
export function DraftPayment({ draft, finishing }: DraftPaymentProps) {
  const { onlinePayments: words } = usePhrases();
  const opening = useOpenPayment(draft);
  const { error } = finishing;
  const isChecked = finishing.data?.payed === false || isCheckedBy(opening.data);
  return (
    <div className={classes['payment']}>
      {finishing.isPending ? <Notice tone="info" title={words.finishing} /> : null}
      {isChecked ? (
        <Notice tone="info" title={words.checked}>
          {words.checkedText}
        </Notice>
      ) : null}
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

/** Whether the provider still checks the payment: it is not paid, and there is nothing to approve. */
const isCheckedBy = (opened: ReturnType<typeof useOpenPayment>['data']): boolean =>
  opened !== undefined && !opened.payed && opened.approvalUrl === null;
