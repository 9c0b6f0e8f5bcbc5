import type { OutputOf } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { confirmed, newPasswordFields } from '@tezga/contract/fields';
import { verification as calls } from '@tezga/contract/verification';
import { Button, Form, toast, usePhrases, useZodForm } from '@tezga/ui';
import { useState } from 'react';
import { z } from 'zod';
import { NewPasswordFields } from '../kits/forms/NewPasswordFields.tsx';
import { call } from '../session/call.ts';
import { useFieldMessage } from '../session/use-field-message.ts';
import { factsOf, tokenStore } from '../session/token.ts';
import classes from './AuthPages.module.css';
import { goTo } from '../session/public-path.ts';

const schema = confirmed(z.object(newPasswordFields));

interface ResetFormProps {
  readonly code: string;
  readonly reset: OutputOf<typeof calls.checkReset>;
  readonly onNotValid: (error: CallError) => void;
}

export function ResetForm({ code, reset, onNotValid }: ResetFormProps) {
  const { fallbacks, verification } = usePhrases();
  const messageOf = useFieldMessage();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { userId, businessId, method } = reset;
  const form = useZodForm({
    schema,
    initial: { newPassword: '', newPassConfirmation: '' },
    messageOf,
    onSubmit: async ({ newPassword }) => {
      setRefusal(null);
      await call(calls.setNewPassword, { fnp: newPassword, userId, businessId, method, code });
      // A reset ends every session of the user, so the token of that user is removed from this browser too.
      if (factsOf(tokenStore.get())?.userId === userId) tokenStore.clear();
      toast.success(verification.passwordChanged);
      goTo('/', { replace: true });
    },
    onFailure: (error) => {
      if (error instanceof CallError && error.code === 'code-not-valid') onNotValid(error);
      else if (error instanceof CallError) setRefusal(error.problems[0]?.message ?? error.message);
      else setRefusal(fallbacks['password-change']);
    },
  });
  return (
    <Form form={form} label={verification.resetTitle} saveKey={false} className={classes['fields'] ?? ''}>
      <NewPasswordFields
        password={form.field('newPassword')}
        confirmation={form.field('newPassConfirmation')}
        size="md"
        isFirst
      />
      <p className={classes['refusal']} role="alert">
        {refusal}
      </p>
      <Button type="submit" size="md" fullWidth loading={form.isSubmitting}>
        {verification.savePassword}
      </Button>
      <p className={classes['small']}>{verification.resetEndsSessions}</p>
    </Form>
  );
}
