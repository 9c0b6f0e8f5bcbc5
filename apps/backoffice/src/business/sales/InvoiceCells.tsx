import { placeholderCustomer } from '@tezga/domain';
import { numberParts } from './number-parts.ts';
import classes from './Sales.module.css';

/** The number as people say it; the till behind it has a column of its own. */
export function InvoiceNumber({ children }: { readonly children: string }) {
  return <span title={children}>{numberParts(children).number}</span>;
}

/** Whoever did not say who they are stands back. */
export function BuyerName({ children }: { readonly children: string }) {
  const isKnown = children !== '' && children !== placeholderCustomer.name;
  return (
    <span className={classes['buyer']} data-unknown={!isKnown || undefined}>
      {children === '' ? placeholderCustomer.name : children}
    </span>
  );
}
