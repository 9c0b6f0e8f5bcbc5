import { CallError } from '@tezga/contract/client';
import { email, phone } from '@tezga/contract/fields';
import { Button, Form, Modal, TextInput, toast, usePhrases, useZodForm } from '@tezga/ui';
import { z } from 'zod';
import { useFieldMessage } from '../session/use-field-message.ts';
import { beginContactChange, type Method } from './begin-contact-change.ts';
import classes from './ContactsSection.module.css';
import { useRefreshAccount } from './queries.ts';
import { useShowFailure } from '../kits/forms/use-show-failure.ts';

const schemas = { email: z.object({ value: email }), tel: z.object({ value: phone }) };

interface ChangeContactDialogProps {
  readonly method: Method;
  /** True if the user has no such contact yet, so that the dialog adds one instead of changing it. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

export function ChangeContactDialog({ method, isFirst, onClose }: ChangeContactDialogProps) {
  const { fallbacks, people, ui } = usePhrases();
  const messageOf = useFieldMessage();
  const words = people.contacts;
  const title = (isFirst ? words.addTitle : words.changeTitle)[method];
  const showFailure = useShowFailure();
  const refresh = useRefreshAccount();
  const form = useZodForm({
    schema: schemas[method],
    initial: { value: '' },
    messageOf,
    onCancel: onClose,
    onSubmit: async ({ value }) => {
      await beginContactChange(method, value);
      toast.success(words.codeSent(value));
      await refresh();
      onClose();
    },
    onFailure: (error) => {
      if (error instanceof CallError && error.code === 'contact-taken') form.setError('value', error.message);
      else showFailure(fallbacks['data-change'], error);
    },
  });
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <Form form={form} label={title} className={classes['dialog'] ?? ''}>
        <TextInput
          {...form.field('value')}
          label={words.newValue[method]}
          description={isFirst ? words.addHint : words.changeHint}
          type={method}
          autoComplete={method}
          data-autofocus
        />
        <div className={classes['dialogActions']}>
          <Button variant="default" onClick={form.cancel}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {words.sendCode}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
