import { access as calls } from '@tezga/contract/access';
import { CallError } from '@tezga/contract/client';
import { Button, Form, PasswordInput, TextInput, toast, useFirstPhrases, useZodForm } from '@tezga/ui';
import { useState } from 'react';
import { DoorLink } from '../door/DoorLink.tsx';
import { call } from './call.ts';
import { forgetWhyLeft, whyLeft } from './leave.ts';
import { useFieldMessage } from './use-field-message.ts';
import classes from './LoginPage.module.css';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export function LoginForm({ initial }: { readonly initial: Credentials }) {
  const { access } = useFirstPhrases();
  const messageOf = useFieldMessage();
  const [refusal, setRefusal] = useState(whyLeft);
  const form = useZodForm({
    schema: calls.signIn.input,
    initial,
    messageOf,
    // The token in the reply opens the door by itself: the page changes with it.
    onSubmit: async (values) => {
      setRefusal(null);
      await call(calls.signIn, values);
      forgetWhyLeft();
      toast.success(access.success);
    },
    onFailure: (error) => setRefusal(error instanceof CallError ? error.message : access.wrongCredentials),
  });
  return (
    <Form form={form} label={access.signInTitle} saveKey={false} className={classes['fields'] ?? ''}>
      <TextInput
        {...form.field('username')}
        label={access.username}
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form; whoever comes, comes to type here
        autoFocus={initial.username === ''}
      />
      <PasswordInput
        {...form.field('password')}
        label={access.password}
        size="md"
        autoComplete="current-password"
      />
      <p className={classes['forgot']}>
        <DoorLink to="/forgot">{access.forgotPassword}</DoorLink>
      </p>
      <p className={classes['refusal']} role="alert">
        {refusal}
      </p>
      <Button type="submit" size="md" fullWidth loading={form.isSubmitting}>
        {access.signIn}
      </Button>
    </Form>
  );
}
