import { Amount, Panel, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import classes from '../../../kits/documents/Document.module.css';
import type { InvoicePartProps } from './invoice-part.ts';
import { invoicePath } from '../../../kits/documents/document-paths.ts';

/** The invoices that this one is about, and those that are about it. */
export function RelatedPanel({ invoice: { references } }: InvoicePartProps) {
  const { correction: words } = usePhrases();
  if (references.length === 0) return null;
  return (
    <Panel title={words.related}>
      <ul className={classes['payments']}>
        {references.map((reference) => (
          <li key={`${reference.direction} ${reference._id} ${reference.relation}`}>
            <span>
              <small>{words.relations[reference.direction][reference.relation]}</small>
              <Link to={invoicePath(reference)}>{reference.invoiceNumber}</Link>
            </span>
            <Amount value={reference.totalPrice} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
