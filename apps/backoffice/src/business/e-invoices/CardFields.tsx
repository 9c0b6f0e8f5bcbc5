import type { CardPayment } from '@tezga/domain';
import { Button, TextInput, usePhrases } from '@tezga/ui';
import { IconPlus, IconX } from '@tabler/icons-react';
import { cardParts, emptyCardPayment } from './e-invoice-form.ts';
import classes from './EInvoice.module.css';
import type { EInvoicePartProps } from './e-invoice-part.ts';

const lengths: Readonly<Record<keyof CardPayment, number>> = {
  orderId: 50,
  authCode: 20,
  tranType: 20,
  maskedPan: 19,
  email: 100,
  tel: 30,
};

/** The data of a card payment. */
export function CardFields({ value, onChange, messages }: EInvoicePartProps) {
  const words = usePhrases().eInvoices.form;
  const { cardPayment } = value;
  if (cardPayment === null)
    return (
      <Button
        variant="subtle"
        leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
        onClick={() => onChange({ ...value, cardPayment: emptyCardPayment })}
      >
        {words.addCard}
      </Button>
    );
  return (
    <fieldset className={classes['group']}>
      <legend>{words.card}</legend>
      {cardParts.map((field) => (
        <TextInput
          key={field}
          data-field={`eInvoice.cardPayment.${field}`}
          label={words[field]}
          maxLength={lengths[field]}
          autoComplete="off"
          {...(field === 'maskedPan' ? { description: words.maskedPanHint } : {})}
          error={messages[`eInvoice.cardPayment.${field}`]}
          value={cardPayment[field]}
          onChange={({ currentTarget }) =>
            onChange({ ...value, cardPayment: { ...cardPayment, [field]: currentTarget.value } })
          }
        />
      ))}
      <Button
        variant="subtle"
        leftSection={<IconX size={15} stroke={1.8} aria-hidden />}
        onClick={() => onChange({ ...value, cardPayment: null })}
      >
        {words.removeCard}
      </Button>
    </fieldset>
  );
}
