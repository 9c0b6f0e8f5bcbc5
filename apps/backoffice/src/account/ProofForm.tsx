import { contract, type InputOf } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { Button, Form, PasswordInput, TextInput, usePhrases, useZodForm } from '@tezga/ui';
import { useState } from 'react';
import { useFieldMessage } from '../session/use-field-message.ts';
import classes from './AccountForms.module.css';

type Proof = InputOf<typeof contract.secondFactor.confirm>;

interface ProofFormProps {
  /** The label of the submit button; it names the change that password and code confirm. */
  readonly title: string;
  readonly hint?: string;
  readonly onProven: (proof: Proof) => Promise<unknown>;
  readonly onCancel?: () => void;
}

/** The form for password and code. Every change of the second factor requires both. */
export function ProofForm({ title, hint, onProven, onCancel }: ProofFormProps) {
  const { fallbacks, people, ui } = usePhrases();
  const messageOf = useFieldMessage();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useZodForm({
    schema: contract.secondFactor.confirm.input,
    initial: { code: '', password: '' },
    messageOf,
    onSubmit: async (proof) => {
      setRefusal(null);
      await onProven(proof);
    },
    onFailure: (error) => {
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'wrong-code') form.setError('code', error.message);
      else if (error.code === 'wrong-password') form.setError('password', error.message);
      else setRefusal(error.code === 'failed' ? fallbacks['change-not-made'] : error.message);
    },
  });
  return (
    <Form form={form} label={title} saveKey={false}>
      <div className={classes['narrow']}>
        {hint === undefined ? null : <p className={classes['text']}>{hint}</p>}
        <TextInput
          {...form.field('code')}
          label={people.secondFactor.code}
          description={people.secondFactor.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput
          {...form.field('password')}
          label={people.password.current}
          autoComplete="current-password"
        />
        <p className={classes['refusal']} role="alert">
          {refusal}
        </p>
      </div>
      <div className={classes['actions']}>
        <Button type="submit" loading={form.isSubmitting}>
          {title}
        </Button>
        {onCancel === undefined ? null : (
          <Button variant="subtle" onClick={onCancel}>
            {ui.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}
