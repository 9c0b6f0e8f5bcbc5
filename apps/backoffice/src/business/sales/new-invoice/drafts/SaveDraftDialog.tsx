import { contract, draftDescription, draftName } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { draftNameMax, placeholderCustomer, tiranaDateTime } from '@tezga/domain';
import { Button, DialogFrame, Form, TextInput, toast, usePhrases, useZodForm } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { z } from 'zod';
import { call } from '../../../../session/call.ts';
import { useFieldMessage } from '../../../../session/use-field-message.ts';
import type { CartForm } from '../cart-form.ts';
import classes from '../Dialogs.module.css';
import type { Messages } from '../messages.ts';
import { draftsKey } from '../queries.ts';
import { cartRequest } from '../sale-request.ts';
import type { CartState } from '../use-cart.ts';

interface SaveDraftDialogProps {
  readonly state: CartState;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const schema = z.object({ name: draftName, description: draftDescription });

/** The default name: buyer and time, enough to find the draft again. */
const proposedName = ({ buyer }: CartForm, now: Date): string =>
  `${buyer?.name ?? placeholderCustomer.name} ${tiranaDateTime(now).slice(-5)}`.slice(-draftNameMax).trim();

/** The field errors in the reply that concern the cart and not the name of the draft. */
const ofCart = ({ problems }: CallError): Messages =>
  Object.fromEntries(problems.map(({ path, message }) => [path.replace(/^cart\./u, ''), message]));

/** Saves the cart as a draft under a name; a cart opened from a draft updates that draft. */
export function SaveDraftDialog({ state, onSaved, onClose }: SaveDraftDialogProps) {
  const { cart, reckoned } = state;
  const { fallbacks, newInvoice, ui } = usePhrases();
  const words = newInvoice.drafts;
  const queries = useQueryClient();
  const headingId = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [initial] = useState(() => ({
    name: cart.draft?.name ?? proposedName(cart, new Date()),
    description: cart.draft?.description ?? '',
  }));
  const form = useZodForm({
    schema,
    initial,
    messageOf: useFieldMessage(),
    onSubmit: async (named) => {
      setRefusal(null);
      const id = cart.draft === null ? {} : { _id: cart.draft.id };
      await call(contract.sales.keepDraft, { ...id, ...named, cart: cartRequest(cart, reckoned) });
      void queries.invalidateQueries({ queryKey: draftsKey });
      toast.success(words.kept(named.name));
      onSaved();
    },
    onFailure: (error) => {
      setRefusal(error instanceof CallError ? error.message : fallbacks['change-not-made']);
      if (error instanceof CallError) state.showAllErrors(ofCart(error));
    },
    onCancel: onClose,
  });
  return (
    <DialogFrame labelledBy={headingId} width={400} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {words.keepTitle}
      </h2>
      <p className={classes['hint']}>{words.keepHint}</p>
      <Form form={form} label={words.keepTitle} saveKey={false} className={classes['fields'] ?? ''}>
        <TextInput {...form.field('name')} label={words.name} autoComplete="off" data-autofocus />
        <TextInput {...form.field('description')} label={words.description} autoComplete="off" />
        <p className={classes['failure']} role="alert">
          {refusal}
        </p>
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {words.keep}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}
