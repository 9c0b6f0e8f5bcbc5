import { contract } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { Button, Form, Notice, Panel, PasswordInput, usePhrases, useZodForm } from '@tezga/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../session/call.ts';
import { useFieldMessage } from '../session/use-field-message.ts';
import classes from './AccountForms.module.css';
import { NewPasswordFields } from '../kits/forms/NewPasswordFields.tsx';
import { useShowFailure } from '../kits/forms/use-show-failure.ts';

export function PasswordSection() {
  const { people } = usePhrases();
  // The key of the form: each change increments it, which renders an empty form.
  const [changes, setChanges] = useState(0);
  return (
    <>
      {changes === 0 ? null : (
        <div aria-live="polite">
          <Notice tone="ok" title={people.password.changed}>
            {people.password.othersEnded}
          </Notice>
        </div>
      )}
      <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
    </>
  );
}

function PasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const { fallbacks, people } = usePhrases();
  const messageOf = useFieldMessage();
  const showFailure = useShowFailure();
  const form = useZodForm({
    schema: contract.people.changePassword.input,
    initial: { currentPassword: '', newPassword: '', newPassConfirmation: '' },
    messageOf,
    onSubmit: async (values) => {
      await call(contract.people.changePassword, values);
      onChanged();
    },
    onFailure: (error) => {
      if (error instanceof CallError && error.code === 'wrong-password')
        form.setError('currentPassword', error.message);
      else if (error instanceof CallError && error.problems[0]?.path === 'newPassword')
        form.setError('newPassword', error.problems[0].message);
      else showFailure(fallbacks['password-change'], error);
    },
  });
  return (
    <Panel padding="none">
      <Form form={form} label={people.password.title} saveKey={false}>
        <div className={classes['narrow']}>
          <PasswordInput
            {...form.field('currentPassword')}
            label={people.password.current}
            autoComplete="current-password"
          />
          <NewPasswordFields
            password={form.field('newPassword')}
            confirmation={form.field('newPassConfirmation')}
          />
        </div>
        <div className={classes['actions']}>
          <Button type="submit" loading={form.isSubmitting}>
            {people.password.save}
          </Button>
          <ForgottenPassword />
        </div>
      </Form>
    </Panel>
  );
}

/** Sends a reset link to a signed-in user who has forgotten the password. */
function ForgottenPassword() {
  const { fallbacks, people } = usePhrases();
  const showFailure = useShowFailure();
  const request = useMutation({
    mutationFn: () => call(contract.verification.askOwnReset, {}),
    onError: (error) => showFailure(fallbacks.resend, error),
  });
  return (
    <>
      <Button variant="subtle" loading={request.isPending} onClick={() => request.mutate()}>
        {people.password.forgotten}
      </Button>
      {request.data === undefined ? null : (
        <div className={classes['answer']} aria-live="polite">
          <Notice tone="info" title={people.password.resetSent(request.data.contact)}>
            {people.password.resetSentHint}
          </Notice>
        </div>
      )}
    </>
  );
}
