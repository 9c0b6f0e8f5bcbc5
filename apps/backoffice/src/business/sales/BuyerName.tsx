import { placeholderCustomer, fiscalBuyerName, type InvoiceClass } from '@tezga/domain';
import { MISSING } from '@tezga/ui';
import classes from './Sales.module.css';

interface BuyerNameProps {
  readonly type: InvoiceClass;
  readonly children: string;
}

/** The name of the buyer; the placeholder customer is shown in a dimmed colour. */
export function BuyerName({ type, children }: BuyerNameProps) {
  const isKnown = children !== '' && children !== placeholderCustomer.name;
  return (
    <span className={classes['buyer']} data-unknown={!isKnown || undefined}>
      {fiscalBuyerName(children, type) || MISSING}
    </span>
  );
}
