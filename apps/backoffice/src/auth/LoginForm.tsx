import { access as calls } from '@tezga/contract/access';
import { CallError } from '@tezga/contract/client';
import { Button, Form, PasswordInput, TextInput, useFirstPhrases, useZodForm } from '@tezga/ui';
import { useState } from 'react';
import { AuthLink } from './AuthLink.tsx';
import { call } from '../session/call.ts';
import { clearSignOutReason, signOutReason } from '../session/leave.ts';
import { useFieldMessage } from '../session/use-field-message.ts';
import classes from './LoginPage.module.css';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export function LoginForm({ initial }: { readonly initial: Credentials }) {
  const { access } = useFirstPhrases();
  const { form, refusal, needsCode, isSignedIn, backToPassword } = useLogin(initial);
  return (
    <Form form={form} label={access.signInTitle} saveKey={false} className={classes['fields'] ?? ''}>
      {needsCode ? (
        <TextInput
          key="code"
          {...form.field('code')}
          value={form.values.code ?? ''}
          label={access.codeTitle}
          description={access.codeHint}
          size="md"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- only the code is missing
          autoFocus
        />
      ) : (
        <NameAndPassword form={form} isFirst={initial.username === ''} />
      )}
      <p className={classes['refusal']} role="alert">
        {refusal}
      </p>
      <Button type="submit" size="md" fullWidth loading={form.isSubmitting}>
        {isSignedIn ? access.success : access.signIn}
      </Button>
      {needsCode ? (
        <Button variant="subtle" size="md" fullWidth onClick={backToPassword}>
          {access.codeBack}
        </Button>
      ) : null}
    </Form>
  );
}

/** Sends name and password; if the user has a second factor, repeats the call with the code. */
function useLogin(initial: Credentials) {
  const { access } = useFirstPhrases();
  const messageOf = useFieldMessage();
  const [refusal, setRefusal] = useState(signOutReason);
  const [needsCode, setNeedsCode] = useState(false);
  const [isSignedIn, setSignedIn] = useState(false);
  const form = useZodForm({
    schema: calls.signIn.input,
    initial: { ...initial, code: '' },
    messageOf,
    // The token in the reply signs the user in, and the page changes with it.
    onSubmit: async (values) => {
      setRefusal(null);
      await call(calls.signIn, values);
      clearSignOutReason();
      setSignedIn(true);
    },
    onFailure: (error) => {
      const isCodeNeeded = error instanceof CallError && error.code === 'second-factor-needed';
      if (isCodeNeeded) setNeedsCode(true);
      else setRefusal(error instanceof CallError ? error.message : access.wrongCredentials);
    },
  });
  const backToPassword = () => {
    form.setValue('code', '');
    setRefusal(null);
    setNeedsCode(false);
  };
  return { form, refusal, needsCode, isSignedIn, backToPassword };
}

interface NameAndPasswordProps {
  readonly form: ReturnType<typeof useLogin>['form'];
  readonly isFirst: boolean;
}

function NameAndPassword({ form, isFirst }: NameAndPasswordProps) {
  const { access } = useFirstPhrases();
  return (
    <>
      <TextInput
        {...form.field('username')}
        label={access.username}
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page consists of this form only
        autoFocus={isFirst}
      />
      <PasswordInput
        {...form.field('password')}
        label={access.password}
        size="md"
        autoComplete="current-password"
      />
      <p className={classes['forgot']}>
        <AuthLink to="/forgot">{access.forgotPassword}</AuthLink>
      </p>
    </>
  );
}
