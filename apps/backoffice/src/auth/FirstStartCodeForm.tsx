import { CallError } from '@tezga/contract/client';
import { firstStart as calls } from '@tezga/contract/first-start';
import { Button, Form, TextInput, usePhrases, useZodForm } from '@tezga/ui';
import { useState } from 'react';
import { call } from '../session/call.ts';
import { useFieldMessage } from '../session/use-field-message.ts';
import classes from './AuthPages.module.css';

interface FirstStartCodeFormProps {
  /** The code of the printed address; empty if the user typed the address. */
  readonly printed: string;
  readonly onRight: (code: string) => void;
}

export function FirstStartCodeForm({ printed, onRight }: FirstStartCodeFormProps) {
  const { fallbacks, verification } = usePhrases();
  const { firstStart } = verification;
  const messageOf = useFieldMessage();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useZodForm({
    schema: calls.check.input,
    initial: { code: printed },
    messageOf,
    onSubmit: async (values) => {
      setRefusal(null);
      await call(calls.check, values);
      onRight(values.code);
    },
    onFailure: (error) => setRefusal(error instanceof CallError ? error.message : fallbacks.verification),
  });
  return (
    <Form form={form} label={firstStart.title} saveKey={false} className={classes['fields'] ?? ''}>
      <TextInput
        {...form.field('code')}
        label={firstStart.code}
        size="md"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page consists of this form only
        autoFocus
      />
      <p className={classes['refusal']} role="alert">
        {refusal}
      </p>
      <Button type="submit" size="md" fullWidth loading={form.isSubmitting}>
        {verification.useCode}
      </Button>
    </Form>
  );
}
