import { contract, type OutputOf } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { Button, DateTime, Form, TextInput, toast, useDialogs, usePhrases, useZodForm } from '@tezga/ui';
import { useMutation } from '@tanstack/react-query';
import { phoneWords } from '../kits/forms/phone-words.ts';
import { call } from '../session/call.ts';
import { useFieldMessage } from '../session/use-field-message.ts';
import classes from './ContactsSection.module.css';
import { useRefreshAccount } from './queries.ts';
import { useShowFailure } from '../kits/forms/use-show-failure.ts';

type Waiting = OutputOf<typeof contract.verification.unverifiedMethods>['unverifiedMethods'][number];

/** A contact that is not verified yet: type its code, send it again, or remove the contact. */
export function UnverifiedContact({ contact }: { readonly contact: Waiting }) {
  const words = usePhrases().people.contacts;
  return (
    <li className={classes['waiting']}>
      <div className={classes['words']}>
        <span className={classes['value']}>{phoneWords(contact.value)}</span>
        <span className={classes['kind']}>
          {words[contact.method]} · {words.sentAt} <DateTime value={new Date(contact.sentAt)} /> ·{' '}
          {words.expiresAt} <DateTime value={new Date(contact.expiresAt)} />
        </span>
      </div>
      <CodeForm contact={contact} />
      <WaitingActions contact={contact} />
    </li>
  );
}

function CodeForm({ contact }: { readonly contact: Waiting }) {
  const { fallbacks, people, verification } = usePhrases();
  const messageOf = useFieldMessage();
  const showFailure = useShowFailure();
  const refresh = useRefreshAccount();
  const form = useZodForm({
    schema: contract.verification.verifyCode.input,
    initial: { code: '' },
    messageOf,
    onSubmit: async (values) => {
      const { method } = await call(contract.verification.verifyCode, values);
      toast.success(verification.verified[method]);
      await refresh();
    },
    onFailure: (error) => {
      if (error instanceof CallError && error.status < 500) form.setError('code', error.message);
      else showFailure(fallbacks.verification, error);
    },
  });
  const label = people.contacts.codeFor(phoneWords(contact.value));
  return (
    <Form form={form} label={label} saveKey={false} className={classes['codeForm'] ?? ''}>
      <TextInput
        {...form.field('code')}
        aria-label={label}
        placeholder={people.contacts.code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" loading={form.isSubmitting}>
        {people.contacts.verify}
      </Button>
    </Form>
  );
}

function WaitingActions({ contact }: { readonly contact: Waiting }) {
  const { fallbacks, people } = usePhrases();
  const words = people.contacts;
  const methodId = contact._id;
  const value = phoneWords(contact.value);
  const dialogs = useDialogs();
  const showFailure = useShowFailure();
  const refresh = useRefreshAccount();
  const resend = useMutation({
    mutationFn: () => call(contract.verification.sendVerification, { methodId }),
    onSuccess: () => toast.success(words.codeSent(value)),
    onError: (error) => showFailure(fallbacks.resend, error),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: () => call(contract.verification.removeMethod, { methodId }),
    onSuccess: () => toast.success(words.removed(value)),
    onError: (error) => showFailure(fallbacks['method-removal'], error),
    onSettled: refresh,
  });
  const confirmRemoval = async () => {
    const isSure = await dialogs.confirm({
      title: words.removeTitle(value),
      message: words.removeText,
      confirmLabel: words.remove,
      danger: true,
    });
    if (isSure) remove.mutate();
  };
  return (
    <div className={classes['actions']}>
      <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate()}>
        {words.resend}
      </Button>
      <Button variant="default" loading={remove.isPending} onClick={() => void confirmRemoval()}>
        {words.remove}
      </Button>
    </div>
  );
}
