import { contract, encoded, figure } from '@tezga/contract';
import type { Quantity } from '@tezga/domain';
import { AmountInput, Button, DialogFrame, Form, toast, usePhrases, useZodForm } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ShopSelect } from '../../kits/forms/ShopSelect.tsx';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { warehouseKey, type StockListRow } from './queries.ts';
import classes from './Warehouse.module.css';

interface MinimumDialogProps {
  readonly row: Pick<StockListRow, 'articleId' | 'name' | 'unit' | 'shopId' | 'shopName' | 'minimum'>;
  /** The minimum of each shop, so that the shop can be chosen; left out in a list, whose row has a shop. */
  readonly minimums?: ReadonlyMap<string, Quantity | null>;
  readonly onClose: () => void;
}

const schema = contract.warehouse.setMinimumStock.input;

const typedMinimum = (minimum: Quantity | null) =>
  minimum === null ? null : encoded(figure.quantity, minimum);

/** Sets the minimum stock of an article in a shop; an empty field removes it. */
export function MinimumDialog({ row, minimums, onClose }: MinimumDialogProps) {
  const { ui, warehouse } = usePhrases();
  const words = warehouse.stock;
  const { articleId, name, shopId, shopName, unit, minimum } = row;
  const queries = useQueryClient();
  const headingId = useId();
  const showFailure = useShowFailure();
  const form = useZodForm({
    schema,
    initial: { articleId, shopId, minimum: typedMinimum(minimum) },
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
        {minimums === undefined ? words.minimumOf(name, shopName) : `${name}: ${words.minimum}`}
      </h2>
      <Form form={form} label={words.minimum} saveKey={false} className={classes['fields'] ?? ''}>
        {minimums === undefined ? null : (
          <ShopSelect
            label={words.shop}
            value={form.values.shopId}
            onChange={(chosen) => {
              if (chosen === null) return;
              form.setValue('shopId', chosen);
              form.setValue('minimum', typedMinimum(minimums.get(chosen) ?? null));
            }}
            error={form.errors['shopId']}
            allowDeselect={false}
          />
        )}
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
