import { contract } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { Button, DialogFrame, Form, PasswordInput, TextInput, usePhrases, useZodForm } from '@tezga/ui';
import { useId, useState } from 'react';
import { call } from '../../../session/call.ts';
import { useSession } from '../../../session/session-context.ts';
import { useFieldMessage } from '../../../session/use-field-message.ts';
import type { CartForm } from './cart-form.ts';
import classes from './Dialogs.module.css';
import { handOver, takeBackHandedOver } from './kept-cart.ts';

interface OperatorDialogProps {
  readonly cart: CartForm;
  readonly onClose: () => void;
}

const schema = contract.sales.signOn.input.pick({ opCode: true, pin: true });

/** Another operator carries on with this cart; the token in the reply changes the whole screen. */
export function OperatorDialog({ cart, onClose }: OperatorDialogProps) {
  const { access, fallbacks, newInvoice, ui } = usePhrases();
  const { businessId } = useSession().facts;
  const headingId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useZodForm({
    schema,
    initial: { opCode: '', pin: '' },
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      setRefusal(null);
      // Before the reply, with which this screen ends and the next one begins.
      handOver(businessId ?? '', cart);
      await call(contract.sales.signOn, { tillId: cart.tillId, ...values });
      onClose();
    },
    onFailure: (error) => {
      takeBackHandedOver();
      setRefusal(error instanceof CallError ? error.message : fallbacks['sign-in']);
    },
    onCancel: onClose,
  });
  return (
    <DialogFrame labelledBy={headingId} width={360} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {newInvoice.operator.other}
      </h2>
      <p className={classes['hint']}>{newInvoice.operator.hint}</p>
      <Form form={form} label={newInvoice.operator.other} saveKey={false} className={classes['fields'] ?? ''}>
        <TextInput
          {...form.field('opCode')}
          label={access.operatorCode}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
        <PasswordInput
          {...form.field('pin')}
          label={access.pin}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
        />
        <p className={classes['failure']} role="alert">
          {refusal}
        </p>
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {newInvoice.operator.take}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}
