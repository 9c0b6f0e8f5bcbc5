import { CallError } from '@tezga/contract/client';
import { verification as calls } from '@tezga/contract/verification';
import { Button, Form, TextInput, usePhrases, useZodForm } from '@tezga/ui';
import { useState } from 'react';
import { call } from '../session/call.ts';
import { useFieldMessage } from '../session/use-field-message.ts';
import classes from './AuthPages.module.css';

interface RequestResetFormProps {
  readonly onSent: (contact: string) => void;
}

/** The form to request a reset code; the reply does not reveal whether the contact belongs to a user. */
export function RequestResetForm({ onSent }: RequestResetFormProps) {
  const { access, fallbacks, verification } = usePhrases();
  const messageOf = useFieldMessage();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useZodForm({
    schema: calls.askReset.input,
    initial: { username: '' },
    messageOf,
    onSubmit: async (values) => {
      setRefusal(null);
      await call(calls.askReset, values);
      onSent(values.username);
    },
    onFailure: (error) => setRefusal(error instanceof CallError ? error.message : fallbacks.resend),
  });
  return (
    <Form form={form} label={verification.forgotTitle} saveKey={false} className={classes['fields'] ?? ''}>
      <TextInput
        {...form.field('username')}
        label={access.username}
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page consists of this form only
        autoFocus
      />
      <p className={classes['refusal']} role="alert">
        {refusal}
      </p>
      <Button type="submit" size="md" fullWidth loading={form.isSubmitting}>
        {verification.sendCode}
      </Button>
    </Form>
  );
}
