import { contract, encoded, figure } from '@tezga/contract';
import { AmountInput, Button, DialogFrame, Form, toast, usePhrases, useZodForm } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { warehouseKey, type StockListRow } from './queries.ts';
import classes from './Warehouse.module.css';

interface MinimumDialogProps {
  readonly row: StockListRow;
  readonly onClose: () => void;
}

const schema = contract.warehouse.setMinimumStock.input;

/** Sets the minimum stock of an article in a shop; an empty field removes it. */
export function MinimumDialog({ row, onClose }: MinimumDialogProps) {
  const { ui, warehouse } = usePhrases();
  const words = warehouse.stock;
  const { articleId, name, shopId, shopName, unit, minimum } = row;
  const queries = useQueryClient();
  const headingId = useId();
  const showFailure = useShowFailure();
  const form = useZodForm({
    schema,
    initial: { articleId, shopId, minimum: minimum === null ? null : encoded(figure.quantity, minimum) },
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      await call(contract.warehouse.setMinimumStock, values);
      void queries.invalidateQueries({ queryKey: warehouseKey });
      toast.success(words.minimumSaved(name));
      onClose();
    },
    onFailure: (error) => showFailure(words.minimum, error),
    onCancel: onClose,
  });
  return (
    <DialogFrame labelledBy={headingId} width={400} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {words.minimumOf(name, shopName)}
      </h2>
      <Form form={form} label={words.minimum} saveKey={false} className={classes['fields'] ?? ''}>
        <AmountInput
          label={words.minimum}
          description={words.minimumHint}
          decimals={3}
          unit={unit}
          value={form.values.minimum ?? ''}
          onChange={(value) => form.setValue('minimum', value === '' ? null : value)}
          error={form.errors['minimum']}
          data-autofocus
        />
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {ui.save}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}
