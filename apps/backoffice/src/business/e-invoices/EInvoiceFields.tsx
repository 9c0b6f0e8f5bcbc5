import { Collapse, Switch, UnstyledButton, usePhrases } from '@tezga/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { AttachmentFields } from './AttachmentFields.tsx';
import { CardFields } from './CardFields.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { emptyEInvoiceForm, type EInvoiceForm } from './e-invoice-form.ts';
import classes from './EInvoice.module.css';
import { PartyFields } from './PartyFields.tsx';
import type { Attaching } from './use-attachments.ts';
import type { EInvoiceMessages } from './e-invoice-part.ts';

interface EInvoiceFieldsProps extends Pick<Attaching, 'onFiles' | 'waitFor'> {
  /** Null if the invoice is not an e-invoice. */
  readonly value: EInvoiceForm | null;
  readonly onChange: (value: EInvoiceForm | null) => void;
  readonly messages?: EInvoiceMessages;
}

const noMessages: EInvoiceMessages = {};
const partyNames = ['transporter', 'payee', 'taxRepresentative'] as const;

/** The switch for an e-invoice, and its optional fields in a collapsed section. */
export function EInvoiceFields({ value, onChange, messages = noMessages, ...arriving }: EInvoiceFieldsProps) {
  const words = usePhrases().eInvoices.form;
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const part = { onChange, messages };
  return (
    <section className={classes['fields']} aria-label={words.switch}>
      <Switch
        data-field="eInvoice"
        label={words.switch}
        description={words.switchHint}
        error={messages['eInvoice']}
        checked={value !== null}
        onChange={({ currentTarget: { checked } }) => onChange(checked ? emptyEInvoiceForm : null)}
      />
      {value === null ? null : (
        <>
          <UnstyledButton
            className={classes['fold'] ?? ''}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={16} stroke={1.8} aria-hidden data-open={isOpen} />
            {words.details}
          </UnstyledButton>
          <Collapse expanded={isOpen} id={detailsId}>
            <div className={classes['details']}>
              <DocumentFields value={value} {...part} />
              {partyNames.map((name) => (
                <PartyFields key={name} name={name} value={value} {...part} />
              ))}
              <CardFields value={value} {...part} />
              <AttachmentFields
                files={value.files}
                messages={messages}
                // Expands the section, so that the error is visible.
                onProblem={() => setOpen(true)}
                {...arriving}
              />
            </div>
          </Collapse>
        </>
      )}
    </section>
  );
}
