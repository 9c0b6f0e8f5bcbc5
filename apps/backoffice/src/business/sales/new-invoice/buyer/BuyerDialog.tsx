import { buyerInput, requiredText, withClientId } from '@tezga/contract';
import type { Buyer } from '@tezga/domain';
import { Button, DialogFrame, Form, Select, TextInput, usePhrases, useZodForm } from '@tezga/ui';
import { useId } from 'react';
import { CountrySelect } from '../../../../kits/forms/CountrySelect.tsx';
import fields from '../../../../kits/forms/FormFields.module.css';
import { TownInput } from '../../../../kits/forms/TownInput.tsx';
import { useFieldMessage } from '../../../../session/use-field-message.ts';
import { buyerIdTypes, type BuyerValues } from './buyer-form.ts';
import classes from '../Dialogs.module.css';

interface BuyerDialogProps {
  readonly start: BuyerValues;
  readonly onUse: (buyer: Buyer) => void;
  readonly onClose: () => void;
}

/** A typed buyer needs a name and a number. */
const schema = withClientId(buyerInput.extend({ name: requiredText(100), idNumber: requiredText(20) }));

/** The form of a buyer for this invoice only. */
export function BuyerDialog({ start, onUse, onClose }: BuyerDialogProps) {
  const { customers, newInvoice, ui } = usePhrases();
  const headingId = useId();
  const form = useZodForm({
    schema,
    initial: { ...start, idNumber: start.idNumber ?? '', name: start.name ?? '' },
    messageOf: useFieldMessage(),
    onSubmit: onUse,
    onCancel: onClose,
  });
  const { idType } = form.values;
  return (
    <DialogFrame labelledBy={headingId} width={480} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {newInvoice.buyer.dialogTitle}
      </h2>
      <Form
        form={form}
        label={newInvoice.buyer.dialogTitle}
        saveKey={false}
        className={classes['fields'] ?? ''}
      >
        <div className={fields['columns']}>
          <Select
            {...form.field('idType')}
            label={customers.idType}
            data={buyerIdTypes.map((type) => ({ value: type, label: customers.idTypes[type] }))}
          />
          <TextInput
            {...form.field('idNumber')}
            className={fields['code'] ?? ''}
            label={customers.form.numberOf[idType]}
            autoComplete="off"
            data-autofocus
          />
          <TextInput
            {...form.field('name')}
            className={fields['wide'] ?? ''}
            label={customers.name}
            autoComplete="off"
          />
          <TextInput
            {...form.field('address')}
            className={fields['wide'] ?? ''}
            label={customers.address}
            autoComplete="off"
          />
          <TownInput {...form.field('town')} label={customers.town} />
          <CountrySelect {...form.field('country')} label={customers.country} />
        </div>
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit">{newInvoice.buyer.use}</Button>
        </div>
      </Form>
    </DialogFrame>
  );
}
