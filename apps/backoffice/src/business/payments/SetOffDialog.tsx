import { contract } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { Button, DateField, DialogFrame, Form, TextInput, toast, usePhrases, useZodForm } from '@tezga/ui';
import { useId, useState } from 'react';
import { newRecordId } from '../../kits/forms/new-record-id.ts';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import classes from './Payments.module.css';
import type { SubjectRow } from './queries.ts';
import { useRefreshPayments } from './use-refresh-payments.ts';

interface SetOffDialogProps {
  readonly subject: SubjectRow;
  readonly onClose: () => void;
}

/** Pays the oldest open documents with the advances of the subject. */
export function SetOffDialog({ subject: { type, subjectId }, onClose }: SetOffDialogProps) {
  const { ui, payments } = usePhrases();
  const { card, form: formWords, payment: words } = payments;
  const headingId = useId();
  const showFailure = useShowFailure();
  const refresh = useRefreshPayments();
  const [paymentId] = useState(newRecordId);
  const [date] = useState(() => tiranaDay(new Date()));
  const form = useZodForm({
    schema: contract.payments.setOff.input,
    initial: { paymentId, type, subjectId, date, note: '' },
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      const { message } = await call(contract.payments.setOff, values);
      toast.success(message);
      refresh();
      onClose();
    },
    onFailure: (error) => {
      showFailure(card.setOff, error);
      refresh();
    },
    onCancel: onClose,
  });
  return (
    <DialogFrame labelledBy={headingId} width={420} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {card.setOff}
      </h2>
      <p>{words.setOffText}</p>
      <Form form={form} label={card.setOff} saveKey={false} className={classes['fields'] ?? ''}>
        <DateField {...form.field('date')} label={formWords.date} />
        <TextInput {...form.field('note')} label={words.note} maxLength={200} autoComplete="off" />
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {card.setOff}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}
