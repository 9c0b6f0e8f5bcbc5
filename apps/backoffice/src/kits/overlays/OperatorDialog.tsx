import { contract } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { Button, DialogFrame, Form, PasswordInput, TextInput, usePhrases, useZodForm } from '@tezga/ui';
import { useId, useState } from 'react';
import type { z } from 'zod';
import { useFieldMessage } from '../../session/use-field-message.ts';
import classes from './PasswordDialog.module.css';

const schema = contract.employees.takeOver.input;

interface OperatorDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly action: string;
  readonly onGiven: (operator: z.output<typeof schema>) => Promise<unknown>;
  readonly onFailed?: () => void;
  readonly onClose: () => void;
}

/** Asks an operator for their code and PIN. */
export function OperatorDialog({ title, hint, action, onGiven, onFailed, onClose }: OperatorDialogProps) {
  const { access, fallbacks, ui } = usePhrases();
  const headingId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useZodForm({
    schema,
    initial: { opCode: '', pin: '' },
    messageOf: useFieldMessage(),
    onSubmit: async (operator) => {
      setRefusal(null);
      await onGiven(operator);
    },
    onFailure: (error) => {
      onFailed?.();
      setRefusal(error instanceof CallError ? error.message : fallbacks['sign-in']);
    },
    onCancel: onClose,
  });
  return (
    <DialogFrame labelledBy={headingId} width={360} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {title}
      </h2>
      <p className={classes['hint']}>{hint}</p>
      <Form form={form} label={title} saveKey={false} className={classes['fields'] ?? ''}>
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
            {action}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}
