import { contract } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { Button, Code, Form, Modal, PasswordInput, usePhrases, useZodForm } from '@tezga/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import fields from '../../kits/forms/FormFields.module.css';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import classes from './SettingsForms.module.css';

const shownSeconds = 30;

/** Shows the saved portal password for a short time, after the user has entered their sign-in password. */
export function ShowSecretDialog({ onClose }: { readonly onClose: () => void }) {
  const words = usePhrases().settings.selfCare;
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <Modal opened onClose={onClose} title={words.showTitle}>
      {secret === null ? (
        <ProveForm onProven={setSecret} onClose={onClose} />
      ) : (
        <Secret secret={secret} onClose={onClose} />
      )}
    </Modal>
  );
}

interface ProveFormProps {
  readonly onProven: (secret: string) => void;
  readonly onClose: () => void;
}

function ProveForm({ onProven, onClose }: ProveFormProps) {
  const { fallbacks, settings, ui } = usePhrases();
  const words = settings.selfCare;
  const showFailure = useShowFailure();
  const form = useZodForm({
    schema: contract.access.confirmPassword.input,
    initial: { password: '' },
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      await call(contract.access.confirmPassword, values);
      const { password } = await call(contract.settings.credentials, { reveal: '1' });
      onProven(password ?? '');
    },
    onFailure: (error) => {
      if (error instanceof CallError && error.code === 'wrong-password')
        form.setError('password', error.message);
      else showFailure(fallbacks['data-fetch'], error);
    },
    onCancel: onClose,
  });
  return (
    <Form form={form} label={words.showTitle} saveKey={false} className={fields['dialog'] ?? ''}>
      <PasswordInput
        {...form.field('password')}
        label={words.ownPassword}
        description={words.showHint}
        autoComplete="current-password"
        data-autofocus
      />
      <div className={fields['dialogActions']}>
        <Button variant="default" onClick={form.cancel}>
          {ui.cancel}
        </Button>
        <Button type="submit" loading={form.isSubmitting}>
          {words.show}
        </Button>
      </div>
    </Form>
  );
}

function Secret({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const words = usePhrases().settings.selfCare;
  const [seconds, setSeconds] = useState(shownSeconds);
  const tick = useEffectEvent(() => {
    if (seconds <= 1) onClose();
    else setSeconds(seconds - 1);
  });
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={fields['dialog']}>
      <div className={classes['secret']}>
        <Code copy label={words.shown} wrap>
          {secret}
        </Code>
      </div>
      <div className={fields['dialogActions']}>
        <span className={classes['quiet']}>{words.hidesIn(seconds)}</span>
        <Button variant="default" onClick={onClose} data-autofocus>
          {words.hide}
        </Button>
      </div>
    </div>
  );
}
