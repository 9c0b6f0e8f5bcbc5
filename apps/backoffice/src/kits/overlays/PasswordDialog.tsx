import { newPasswordFields, confirmed } from '@tezga/contract/fields';
import { CallError } from '@tezga/contract/client';
import { Button, DialogFrame, Form, Notice, usePhrases, useZodForm } from '@tezga/ui';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { z } from 'zod';
import { NewPasswordFields } from '../forms/NewPasswordFields.tsx';
import { useFieldMessage } from '../../session/use-field-message.ts';
import classes from './PasswordDialog.module.css';

export interface ChosenPassword {
  readonly newPassword: string;
  readonly newPassConfirmation: string;
}

interface PasswordDialogProps {
  readonly title: string;
  readonly hint: ReactNode;
  /** The consequences of setting another person's password. */
  readonly warning?: string;
  /** The label of the button that closes the dialog without a new password. */
  readonly otherLabel: string;
  readonly onOther: () => void;
  readonly onChosen: (chosen: ChosenPassword) => Promise<unknown>;
  readonly onDone: () => void;
  /** Escape does not close the dialog. */
  readonly isForced?: boolean;
}

const schema = confirmed(z.object(newPasswordFields));
const closesAfterMs = 1000;

/** A dialog for a new password and its repetition; it shows the success for a second, then closes. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { access } = usePhrases();
  const messageOf = useFieldMessage();
  const headingId = useId();
  const [state, setState] = useState<'idle' | 'done' | { readonly failure: string }>('idle');
  const form = useZodForm({
    schema,
    initial: { newPassword: '', newPassConfirmation: '' },
    messageOf,
    onSubmit: async (chosen) => {
      setState('idle');
      await props.onChosen(chosen);
      setState('done');
    },
    onFailure: (error) => {
      const failure = error instanceof CallError ? (error.problems[0]?.message ?? error.message) : null;
      setState({ failure: failure ?? access.passwordProblem });
    },
  });
  const { onDone } = props;
  const isDone = state === 'done';
  useEffect(() => {
    const timer = isDone ? setTimeout(onDone, closesAfterMs) : undefined;
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the timer runs from the success on and must not restart when a callback changes
  }, [isDone]);
  const isWrong = !schema.safeParse(form.values).success;
  return (
    <DialogFrame
      labelledBy={headingId}
      width={420}
      onEscape={() => (props.isForced === true ? undefined : props.onOther())}
    >
      <h2 id={headingId} className={classes['title']}>
        {props.title}
      </h2>
      <div className={classes['hint']}>{props.hint}</div>
      {props.warning === undefined ? null : <Notice tone="warn" title={props.warning} />}
      {state === 'done' ? (
        <output className={classes['done'] ?? ''}>
          <IconCircleCheckFilled size={20} aria-hidden /> {access.passwordChanged}
        </output>
      ) : (
        <Form form={form} label={props.title} saveKey={false} className={classes['fields'] ?? ''}>
          <NewPasswordFields
            password={form.field('newPassword')}
            confirmation={form.field('newPassConfirmation')}
            isFirst
          />
          <p className={classes['failure']} role="alert">
            {typeof state === 'object' ? state.failure : null}
          </p>
          <div className={classes['actions']}>
            <Button variant="default" onClick={props.onOther}>
              {props.otherLabel}
            </Button>
            <Button type="submit" loading={form.isSubmitting} disabled={isWrong}>
              {access.changePassword}
            </Button>
          </div>
        </Form>
      )}
    </DialogFrame>
  );
}
