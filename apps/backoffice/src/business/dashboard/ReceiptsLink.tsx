import { businessLevel } from '@tezga/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session-context.ts';
import classes from './Dashboard.module.css';
import { receiptsSearch, type CountedInvoices } from './receipts-search.ts';
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

/** A link to the invoices that a figure counts; plain text if the role may not see invoices. */
export function ReceiptsLink({ counted, className = '', label, children }: ReceiptsLinkProps) {
  if (!useMayOpenReceipts()) return <span className={className}>{children}</span>;
  return (
    <Link
      to={receiptsPath}
      search={receiptsSearch(counted)}
      className={`${classes['link']} ${className}`}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {children}
    </Link>
  );
}
