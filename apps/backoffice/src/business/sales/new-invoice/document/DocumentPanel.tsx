import { baseCurrency } from '@tezga/domain';
import { Collapse, UnstyledButton, usePhrases } from '@tezga/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { AdvanceFields } from './AdvanceFields.tsx';
import { withFiles } from '../cart-changes.ts';
import { unusualParts, type DocumentForm } from './document-form.ts';
import classes from './Document.module.css';
import { LateFields } from './LateFields.tsx';
import { mayBeEInvoice } from './may-be-e-invoice.ts';
import { ProFormaButton } from './ProFormaButton.tsx';
import { SelfIssueFields } from './SelfIssueFields.tsx';
import { SupplyFields } from './SupplyFields.tsx';
import type { CartState } from '../use-cart.ts';
import { EInvoiceFields, type ChangeFiles } from '../../../e-invoices/index.ts';

/**
 * The optional parts of an invoice (advance, self-issue, …), collapsed because most invoices do not need
 * them.
 */
export function DocumentPanel({ state }: { readonly state: CartState }) {
  const { cart, change, messages, waitFor } = state;
  const words = usePhrases().newInvoice.document;
  const [isOpened, setOpened] = useState(false);
  const fieldsId = useId();
  const count = unusualParts(cart.document);
  // A part with an error is always expanded.
  const isOpen = isOpened || Object.keys(messages).some((path) => path.startsWith('document'));
  const onChange = (changed: Partial<DocumentForm>) =>
    change((now) => ({ ...now, document: { ...now.document, ...changed } }));
  const part = { state, onChange };
  // An upload that ends late belongs to the cart it was chosen for, not to the next one.
  const onFiles: ChangeFiles = (next) =>
    change((now) => (now.saleId === cart.saleId ? withFiles(now, next) : now));
  return (
    <section className={classes['panel']} aria-label={words.title}>
      <UnstyledButton
        className={classes['fold'] ?? ''}
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => setOpened(!isOpen)}
      >
        <IconChevronDown size={16} stroke={1.8} aria-hidden data-open={isOpen} />
        <span className={classes['title']}>{words.title}</span>
        <span className={classes['summary']}>{count === 0 ? words.plain : words.changed(count)}</span>
      </UnstyledButton>
      <Collapse expanded={isOpen} id={fieldsId}>
        <div className={classes['fields']}>
          <SelfIssueFields {...part} />
          {cart.document.selfIssue === null ? <AdvanceFields {...part} /> : null}
          <SupplyFields {...part} isForeign={cart.currency !== baseCurrency} />
          <LateFields {...part} />
          <ProFormaButton state={state} />
        </div>
      </Collapse>
      {cart.eInvoice !== null && mayBeEInvoice(cart) ? (
        <EInvoiceFields
          value={cart.eInvoice}
          onChange={(eInvoice) => change((now) => ({ ...now, eInvoice }))}
          onFiles={onFiles}
          waitFor={waitFor}
          messages={messages}
        />
      ) : null}
    </section>
  );
}
