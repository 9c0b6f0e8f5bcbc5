import { baseCurrency, type Money } from '@tezga/domain';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from '../page/PageHeader.tsx';
import classes from './Document.module.css';
import { Amount } from '../figures/Amount.tsx';

export interface DocumentPageProps extends Pick<
  PageHeaderProps,
  'title' | 'breadcrumb' | 'badges' | 'actions'
> {
  /** The total in lek; left out for a document that is still being edited. */
  readonly total?: Money | undefined;
  /** The total in the currency of the document; null if that is the lek. */
  readonly totalInCurrency?: { readonly amount: Money; readonly currency: string } | null | undefined;
  /** A line below the title, with the time and the person or place. */
  readonly about?: ReactNode;
  /**
   * True if the contents also show the total and the parties: on a wide screen the header then omits its line
   * with them.
   */
  readonly isSumInContents?: boolean | undefined;
  /** A problem of the document, or a step that is still to do; screen readers announce changes. */
  readonly notice?: ReactNode;
  readonly aside: ReactNode;
  /** True for a wider side column, with room for fields. */
  readonly isAsideWide?: boolean;
  readonly children: ReactNode;
}

/**
 * The page of one document: header, notice, contents, and a side column, which on a phone is below the
 * contents.
 */
export function DocumentPage({
  total,
  totalInCurrency = null,
  about,
  isSumInContents = false,
  notice = null,
  aside,
  isAsideWide = false,
  children,
  ...head
}: DocumentPageProps) {
  return (
    <div className={classes['page']}>
      <PageHeader {...head} />
      {total === undefined ? null : (
        <div className={classes['head']} data-on-phone={isSumInContents || undefined}>
          <p className={classes['sum']}>
            <Amount value={total} /> <small>{baseCurrency}</small>
            {totalInCurrency === null ? null : (
              <span className={classes['alt']}>
                <Amount value={totalInCurrency.amount} /> {totalInCurrency.currency}
              </span>
            )}
          </p>
          <p className={classes['about']}>{about}</p>
        </div>
      )}
      <output className={classes['notice']}>{notice}</output>
      <div className={classes['columns']} data-wide-aside={isAsideWide || undefined}>
        <div className={classes['main']}>{children}</div>
        <div className={classes['aside']}>{aside}</div>
      </div>
    </div>
  );
}

/** The white area with the contents of a document. */
export function Sheet({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <section className={classes['sheet']} aria-label={label}>
      {children}
    </section>
  );
}
