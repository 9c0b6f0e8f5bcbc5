import { placeholderCustomer, toldBuyerName, type InvoiceClass } from '@tezga/domain';
import { MISSING } from '@tezga/ui';
import { numberParts } from '../../kits/documents/number-parts.ts';
import classes from './Sales.module.css';

/** The number as people say it; the till behind it has a column of its own. */
export function InvoiceNumber({ children }: { readonly children: string }) {
  return <span title={children}>{numberParts(children).number}</span>;
}

interface BuyerNameProps {
  readonly type: InvoiceClass;
  readonly children: string;
}

/** Whoever did not say who they are stands back. */
export function BuyerName({ type, children }: BuyerNameProps) {
  const isKnown = children !== '' && children !== placeholderCustomer.name;
  return (
    <span className={classes['buyer']} data-unknown={!isKnown || undefined}>
      {toldBuyerName(children, type) || MISSING}
    </span>
  );
}
