import { contract } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { Button, DateField, DialogFrame, Form, TextInput, toast, usePhrases, useZodForm } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { placeRefusal } from '../../kits/forms/place-refusal.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { selfCareQueries } from './queries.ts';
import classes from './CreateOperatorDialog.module.css';

const schema = contract.selfCare.createOperator.input.shape.payload.omit({ businessId: true });

const newOperator = { name: '', idNumber: '', validFrom: '', validTo: '' };

interface CreateOperatorDialogProps {
  readonly businessId: string;
  readonly onClose: () => void;
}

/**
 * Registers a new operator at the Self-Care portal, and then fetches the portal's data again. The dialog closes once the
 * operator exists, even if the data could not be fetched.
 */
export function CreateOperatorDialog({ businessId, onClose }: CreateOperatorDialogProps) {
  const { selfCare: words, ui } = usePhrases();
  const headingId = useId();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useZodForm({
    schema,
    initial: newOperator,
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      setRefusal(null);
      await call(contract.selfCare.createOperator, { payload: { businessId, ...values } });
      try {
        const { account, scUpdatedAt } = await call(contract.selfCare.refresh, { businessId });
        queries.setQueryData(selfCareQueries.stored(businessId).queryKey, { account, scUpdatedAt });
        toast.success(words.operatorCreated(values.name));
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        const text = words.createdNotRefreshed(error.message);
        toast.warning({ title: words.operatorCreated(values.name), text });
      }
      onClose();
    },
    onFailure: (error) => {
      const placed = placeRefusal<keyof typeof newOperator>(error, { fieldOf: {}, setError: form.setError });
      setRefusal(placed instanceof CallError ? placed.message : null);
    },
    onCancel: onClose,
  });
  return (
    <DialogFrame labelledBy={headingId} width={420} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {words.createOperator}
      </h2>
      <p className={classes['hint']}>{words.createHint}</p>
      <Form form={form} label={words.createOperator} saveKey={false} className={classes['fields'] ?? ''}>
        <TextInput {...form.field('name')} label={words.fullName} autoComplete="off" data-autofocus />
        <TextInput {...form.field('idNumber')} label={words.idNumber} autoComplete="off" maxLength={10} />
        <DateField
          {...form.field('validFrom')}
          value={form.values.validFrom ?? ''}
          label={words.validFrom}
          description={words.validFromHint}
        />
        <DateField
          {...form.field('validTo')}
          value={form.values.validTo ?? ''}
          label={words.validTo}
          description={words.validToHint}
        />
        <p className={classes['failure']} role="alert">
          {refusal}
        </p>
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {words.create}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}
