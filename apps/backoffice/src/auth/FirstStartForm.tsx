import { CallError } from '@tezga/contract/client';
import { firstStart as calls } from '@tezga/contract/first-start';
import { Button, Form, TextInput, usePhrases, useZodForm } from '@tezga/ui';
import { useState } from 'react';
import { NewPasswordFields } from '../kits/forms/NewPasswordFields.tsx';
import { call } from '../session/call.ts';
import { goTo } from '../session/public-path.ts';
import { useFieldMessage } from '../session/use-field-message.ts';
import classes from './AuthPages.module.css';

/** The form for name, e-mail and password of the first super admin; saving it signs the super admin in. */
export function FirstStartForm({ code }: { readonly code: string }) {
  const { fallbacks, verification } = usePhrases();
  const { firstStart } = verification;
  const messageOf = useFieldMessage();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useZodForm({
    schema: calls.create.input,
    initial: { code, name: '', email: '', newPassword: '', newPassConfirmation: '' },
    messageOf,
    // The token in the reply signs the user in.
    onSubmit: async (values) => {
      setRefusal(null);
      await call(calls.create, values);
      goTo('/', { replace: true });
    },
    onFailure: (error) => {
      if (error instanceof CallError) setRefusal(error.problems[0]?.message ?? error.message);
      else setRefusal(fallbacks['server-problem']);
    },
  });
  return (
    <Form form={form} label={firstStart.title} saveKey={false} className={classes['fields'] ?? ''}>
      <TextInput
        {...form.field('name')}
        label={firstStart.name}
        size="md"
        autoComplete="name"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page consists of this form only
        autoFocus
      />
      <TextInput
        {...form.field('email')}
        label={firstStart.email}
        size="md"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordFields
        password={form.field('newPassword')}
        confirmation={form.field('newPassConfirmation')}
        size="md"
      />
      <p className={classes['refusal']} role="alert">
        {refusal}
      </p>
      <Button type="submit" size="md" fullWidth loading={form.isSubmitting}>
        {firstStart.create}
      </Button>
    </Form>
  );
}
