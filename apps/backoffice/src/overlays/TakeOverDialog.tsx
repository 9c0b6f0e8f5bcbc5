import { contract } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { Button, DialogFrame, Form, PasswordInput, TextInput, usePhrases, useZodForm } from '@tezga/ui';
import { useId, useState } from 'react';
import { call } from '../session/call.ts';
import { useFieldMessage } from '../session/use-field-message.ts';
import classes from './PasswordDialog.module.css';

/** The next operator takes the device with their code and PIN; the token in the reply changes the whole screen. */
export function TakeOverDialog({ onClose }: { readonly onClose: () => void }) {
  const { access, fallbacks, ui } = usePhrases();
  const messageOf = useFieldMessage();
  const headingId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useZodForm({
    schema: contract.employees.takeOver.input,
    initial: { opCode: '', pin: '' },
    messageOf,
    onSubmit: async (values) => {
      setRefusal(null);
      await call(contract.employees.takeOver, values);
    },
    onFailure: (error) => setRefusal(error instanceof CallError ? error.message : fallbacks['sign-in']),
  });
  return (
    <DialogFrame labelledBy={headingId} width={360} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {access.switchOperator}
      </h2>
      <p className={classes['hint']}>{access.switchOperatorHint}</p>
      <Form form={form} label={access.switchOperator} saveKey={false} className={classes['fields'] ?? ''}>
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
            {access.takeOver}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}
