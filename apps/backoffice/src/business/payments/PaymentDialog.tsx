import { contract } from '@tezga/contract';
import { baseCurrency, noMoney } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  Amount,
  amountCells,
  Button,
  DateTime,
  DialogFrame,
  Facts,
  Form,
  formatAmount,
  LinesTable,
  LoadingOverlay,
  Notice,
  TextInput,
  toast,
  usePhrases,
  useZodForm,
  type LineColumn,
} from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { newRecordId } from '../../kits/forms/new-record-id.ts';
import { ReadFailure } from '../../kits/forms/ReadFailure.tsx';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { EntryLink } from '../accounting/index.ts';
import { documentName } from './payment-form.ts';
import classes from './Payments.module.css';
import { paymentsQueries, type WholePayment } from './queries.ts';
import { ReceiptButton } from './ReceiptButton.tsx';
import { useMayPay } from './use-subject.ts';
import { useRefreshPayments } from './use-refresh-payments.ts';

interface PaymentDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A payment with the documents that it paid, and the button that reverses it. */
export function PaymentDialog({ id, onClose }: PaymentDialogProps) {
  const { ui, payments } = usePhrases();
  const headingId = useId();
  const mayPay = useMayPay();
  const { data: payment, error, refetch } = useQuery(paymentsQueries.one(id));
  const canReverse = payment?.reversedById === null && payment.kind !== 'reversal' && mayPay;
  return (
    <DialogFrame labelledBy={headingId} width={560} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {payment === undefined
          ? payments.kinds.payment
          : payments.payment.title(payments.kinds[payment.kind], payment.number)}
      </h2>
      {payment === undefined ? null : <Details payment={payment} />}
      {payment === undefined && error !== null ? (
        <ReadFailure error={error} onRetry={() => void refetch()} />
      ) : null}
      {payment === undefined && error === null ? <LoadingOverlay within /> : null}
      {canReverse ? (
        <ReverseForm payment={payment} onClose={onClose} />
      ) : (
        <div className={classes['actions']}>
          {payment === undefined ? null : <ReceiptButton payment={payment} />}
          <Button onClick={onClose}>{ui.close}</Button>
        </div>
      )}
    </DialogFrame>
  );
}

function Details({ payment }: { readonly payment: WholePayment }) {
  const { card, form, payment: words } = usePhrases().payments;
  const { amount, amountInLek, currency, documents, rest } = payment;
  return (
    <>
      {payment.reversedById === null ? null : <Notice tone="warn" title={words.isReversed} />}
      <Facts
        facts={[
          {
            label: card.amount,
            value: (
              <>
                <Amount value={amount} emphasis="strong" /> {currency}
              </>
            ),
            more: [currency === baseCurrency ? null : `${formatAmount(amountInLek)} ${baseCurrency}`],
          },
          { label: card.date, value: <DateTime value={payment.date} dateOnly /> },
          placeOf(payment, { form, words }),
          rest === noMoney ? null : { label: words.rest, value: `${formatAmount(rest)} ${currency}` },
          { label: words.by, value: payment.by },
          {
            label: words.journal,
            value: <EntryLink journalId={payment.journalId}>{payment.number}</EntryLink>,
          },
          payment.note === '' ? null : { label: words.note, value: payment.note, isText: true },
        ]}
      />
      {documents.length === 0 ? null : <SettledTable documents={documents} />}
    </>
  );
}

type PlaceWords = Pick<Phrases['payments'], 'form'> & { readonly words: Phrases['payments']['payment'] };

/** The method with its bank account or till; for points only the method; null for a set-off, which has no method. */
function placeOf({ method, place }: WholePayment, { form, words }: PlaceWords) {
  if (method === null) return null;
  if (place === '') return { label: form.method, value: form.methods[method] };
  return { label: words.place, value: place, more: [form.methods[method]] };
}

type Settled = WholePayment['documents'][number];

function SettledTable({ documents }: Pick<WholePayment, 'documents'>) {
  const { payments: words } = usePhrases();
  return (
    <LinesTable
      label={words.form.documents}
      lines={documents}
      columns={settledColumns(words)}
      onPhone={(document) => [
        documentName(words.card, document),
        `${formatAmount(document.settled)} ${document.currency}`,
      ]}
    />
  );
}

const settledColumns = ({ card, form, payment, receipt }: Phrases['payments']): LineColumn<Settled>[] => [
  { header: card.number, cell: (document) => documentName(card, document) },
  {
    header: form.settled,
    isFigure: true,
    cell: ({ settled, currency }) => (
      <>
        <Amount value={settled} /> {currency}
      </>
    ),
  },
  {
    header: receipt.open,
    isFigure: true,
    cell: ({ open, currency }) => (
      <>
        <Amount value={open} /> {currency}
      </>
    ),
  },
  amountCells(
    payment.rateDifference,
    ({ rateDifference }) => (rateDifference === noMoney ? null : rateDifference),
    {
      unit: baseCurrency,
      emphasis: 'quiet',
    },
  ),
];

interface ReverseFormProps {
  readonly payment: WholePayment;
  readonly onClose: () => void;
}

function ReverseForm({ payment, onClose }: ReverseFormProps) {
  const { ui, payments } = usePhrases();
  const words = payments.payment;
  const { _id } = payment;
  const showFailure = useShowFailure();
  const refresh = useRefreshPayments();
  const [paymentId] = useState(newRecordId);
  const form = useZodForm({
    schema: contract.payments.reverse.input,
    initial: { paymentId, id: _id, note: '' },
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      const { message } = await call(contract.payments.reverse, values);
      toast.success(message);
      refresh();
      onClose();
    },
    onFailure: (error) => {
      showFailure(words.reverse, error);
      refresh();
    },
    onCancel: onClose,
  });
  return (
    <Form form={form} label={words.reverse} saveKey={false} className={classes['fields'] ?? ''}>
      <TextInput
        {...form.field('note')}
        label={words.reason}
        description={words.reverseText}
        maxLength={200}
        autoComplete="off"
      />
      <div className={classes['actions']}>
        <ReceiptButton payment={payment} />
        <Button variant="default" onClick={onClose}>
          {ui.close}
        </Button>
        <Button type="submit" color="red" variant="outline" loading={form.isSubmitting}>
          {words.reverse}
        </Button>
      </div>
    </Form>
  );
}
