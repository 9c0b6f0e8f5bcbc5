import { contract, encoded, figure } from '@tezga/contract';
import {
  AmountInput,
  Button,
  DialogFrame,
  Form,
  formatQuantity,
  toast,
  usePhrases,
  useZodForm,
} from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useShowFailure } from '../../../kits/forms/use-show-failure.ts';
import { call } from '../../../session/call.ts';
import { useFieldMessage } from '../../../session/use-field-message.ts';
import { articlesKey } from '../../articles/index.ts';
import { warehouseKey, type WarehouseDocument } from '../queries.ts';
import { DateOfDocument } from './DateOfDocument.tsx';
import { date } from './document-form.ts';
import classes from './Documents.module.css';
import { RecostingPreview } from './RecostingPreview.tsx';

interface ReceiveDialogProps {
  readonly document: WarehouseDocument;
  readonly onClose: () => void;
}

const schema = contract.warehouse.completeTransfer.input.extend({ date });

/** Receives the goods of a transfer: a difference from the sent quantities becomes an adjustment. */
export function ReceiveDialog({ document, onClose }: ReceiveDialogProps) {
  const { ui, warehouse } = usePhrases();
  const words = warehouse.transfer;
  const { _id, documentCode, lines, transfer } = document;
  const queries = useQueryClient();
  const headingId = useId();
  const showFailure = useShowFailure();
  const form = useZodForm({
    schema,
    initial: {
      transferOrderId: _id,
      date: '',
      received: lines.map(({ quantity }) => encoded(figure.quantity, quantity)),
    },
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      const { discrepancyCode } = await call(contract.warehouse.completeTransfer, values);
      toast.success(
        discrepancyCode === null
          ? words.completed(documentCode)
          : words.completedWith(documentCode, discrepancyCode),
      );
      void queries.invalidateQueries({ queryKey: warehouseKey });
      void queries.invalidateQueries({ queryKey: articlesKey });
      onClose();
    },
    onFailure: (error) => {
      showFailure(words.complete, error);
      void queries.invalidateQueries({ queryKey: warehouseKey });
    },
    onCancel: onClose,
  });
  const received = form.values.received ?? [];
  // The key includes the position, because an article may be on several lines.
  const fields = lines.map((line, place) =>
    Object.assign({ key: `${line.articleId} ${place}`, place }, line),
  );
  return (
    <DialogFrame labelledBy={headingId} width={520} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {words.completeTitle(documentCode)}
      </h2>
      <p>{words.completeText(transfer?.targetShopName ?? '')}</p>
      <Form form={form} label={words.complete} saveKey={false} className={classes['received'] ?? ''}>
        {fields.map(({ key, place, name, unit, quantity }) => (
          <AmountInput
            key={key}
            label={name}
            description={words.sentQuantity(`${formatQuantity(quantity)} ${unit}`)}
            decimals={3}
            unit={unit}
            value={received[place] ?? ''}
            onChange={(value) => form.setValue('received', received.with(place, value as number))}
            error={form.errors[`received.${place}`]}
          />
        ))}
        <DateOfDocument form={form} />
        <RecostingPreview
          schema={schema}
          values={form.values}
          preview={(values, signal) => call(contract.warehouse.previewReceipt, values, { signal })}
        />
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {words.complete}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}
