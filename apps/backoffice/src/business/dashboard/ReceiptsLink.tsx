import { businessLevel } from '@tezga/domain';
import { Link } from '@tanstack/react-router';
import { use, type ReactNode } from 'react';
import { useSession } from '../../session/session-context.ts';
import classes from './Dashboard.module.css';
import { receiptsSearch, type CountedInvoices } from '../../kits/reports/receipts-search.ts';
import { ShopContext } from './shop-context.ts';
import { receiptsPath } from '../../kits/documents/document-paths.ts';

export function useMayOpenReceipts(): boolean {
  return businessLevel(useSession().role, 'receipts') !== 'none';
}

interface ReceiptsLinkProps {
  readonly counted: CountedInvoices;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}

/** The address of the invoices that a figure counts, in the shop whose figures are shown. */
export function useReceiptsSearch(): (counted: CountedInvoices) => Record<string, string> {
  const shop = use(ShopContext);
  return (counted) => receiptsSearch(shop === null ? counted : { shop, ...counted });
}

/** A link to the invoices that a figure counts; plain text if the role may not see invoices. */
export function ReceiptsLink({ counted, className = '', label, children }: ReceiptsLinkProps) {
  const searchFor = useReceiptsSearch();
  if (!useMayOpenReceipts()) return <span className={className}>{children}</span>;
  return (
    <Link
      to={receiptsPath}
      search={searchFor(counted)}
      className={`${classes['link']} ${className}`}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {children}
    </Link>
  );
}
