import { Collapse, UnstyledButton, usePhrases } from '@tezga/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { AttachmentFields } from './AttachmentFields.tsx';
import { CardFields } from './CardFields.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import type { EInvoiceForm } from './e-invoice-form.ts';
import classes from './EInvoice.module.css';
import { PartyFields } from './PartyFields.tsx';
import type { Attaching } from './use-attachments.ts';
import type { EInvoiceMessages } from './e-invoice-part.ts';

interface EInvoiceFieldsProps extends Pick<Attaching, 'onFiles' | 'waitFor'> {
  readonly value: EInvoiceForm;
  readonly onChange: (value: EInvoiceForm) => void;
  readonly messages?: EInvoiceMessages;
}

const noMessages: EInvoiceMessages = {};
const partyNames = ['transporter', 'payee', 'taxRepresentative'] as const;

/**
 * The rarely used fields of an e-invoice, in a collapsed section; the usual fields are beside the payment.
 */
export function EInvoiceFields({ value, onChange, messages = noMessages, ...arriving }: EInvoiceFieldsProps) {
  const words = usePhrases().eInvoices.form;
  const [isOpened, setOpened] = useState(false);
  const detailsId = useId();
  const part = { value, onChange, messages };
  // A section with an error is always expanded.
  const isOpen = isOpened || Object.keys(messages).some((path) => path.startsWith('eInvoice'));
  return (
    <section className={classes['fields']} aria-label={words.details}>
      <UnstyledButton
        className={classes['fold'] ?? ''}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={() => setOpened(!isOpen)}
      >
        <IconChevronDown size={16} stroke={1.8} aria-hidden data-open={isOpen} />
        {words.details}
      </UnstyledButton>
      <Collapse expanded={isOpen} id={detailsId}>
        <div className={classes['details']}>
          <DocumentFields {...part} />
          {partyNames.map((name) => (
            <PartyFields key={name} name={name} {...part} />
          ))}
          <CardFields {...part} />
          <AttachmentFields
            files={value.files}
            messages={messages}
            // Expands the section, so that the error is visible.
            onProblem={() => setOpened(true)}
            {...arriving}
          />
        </div>
      </Collapse>
    </section>
  );
}
