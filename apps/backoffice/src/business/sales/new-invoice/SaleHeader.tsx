import { Button, formatCount, PageHeader, usePhrases } from '@tezga/ui';
import { IconBookmark, IconEraser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CartForm } from './cart-form.ts';
import { KindTabs } from './document/KindTabs.tsx';
import classes from './NewInvoice.module.css';
import { kindOf, type SaleKind } from './payment/payment-choice.ts';
import { newInvoiceQueries, type SaleTill } from './queries.ts';
import { TillChoice } from './TillChoice.tsx';
import { receiptsPath } from '../../../kits/documents/document-paths.ts';

interface SaleHeaderProps {
  readonly cart: CartForm;
  readonly tills: readonly SaleTill[];
  readonly tillError: string | undefined;
  readonly isEmpty: boolean;
  readonly onKind: (kind: SaleKind) => void;
  readonly onTill: (tillId: string) => void;
  readonly onDrafts: () => void;
  readonly onClear: () => void;
}

const noDrafts = { drafts: [], isMore: false };

/** The kind of invoice, the till, and the button for drafts. */
export function SaleHeader(props: SaleHeaderProps) {
  const { cart, tills, tillError, isEmpty, onKind, onTill, onDrafts, onClear } = props;
  const { newInvoice: words, table } = usePhrases();
  const { data: { drafts, isMore } = noDrafts } = useQuery(newInvoiceQueries.drafts);
  const draftCount = formatCount(drafts.length);
  return (
    <PageHeader
      title={words.title}
      breadcrumb={[
        <Link key="list" to={receiptsPath}>
          {words.list}
        </Link>,
      ]}
      tabs={<KindTabs kind={kindOf(cart.payments)} onChoose={onKind} />}
      actions={
        <>
          {cart.draft === null ? null : (
            <span className={classes['draftName']}>{words.drafts.of(cart.draft.name)}</span>
          )}
          <TillChoice tills={tills} tillId={cart.tillId} error={tillError} onChange={onTill} />
          {isEmpty ? null : (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconEraser size={15} stroke={1.8} aria-hidden />}
              onClick={onClear}
            >
              {words.clear}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconBookmark size={15} stroke={1.8} aria-hidden />}
            onClick={onDrafts}
          >
            {words.drafts.open}
            {drafts.length === 0 ? '' : ` ${isMore ? table.moreThan(draftCount) : draftCount}`}
          </Button>
        </>
      }
    />
  );
}
