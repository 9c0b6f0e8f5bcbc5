import { Amount, Button, codeFact, DateTime, DialogFrame, Facts, Quantity, usePhrases } from '@tezga/ui';
import type { Phrases } from '@tezga/phrases';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { businessPageQueries, type WholeInvoice } from './queries.ts';
import { RowsTable, type RowsColumn } from './RowsTable.tsx';

interface SaleDialogProps {
  readonly businessId: string;
  readonly id: string;
  readonly onClose: () => void;
}

/** One sale of a managed business with its lines. */
export function SaleDialog({ businessId, id, onClose }: SaleDialogProps) {
  const { businessPage, ui } = usePhrases();
  const headingId = useId();
  const query = useQuery(businessPageQueries.sale(businessId, id));
  return (
    <DialogFrame labelledBy={headingId} width={680} onEscape={onClose}>
      <h2 id={headingId}>{businessPage.sales.one}</h2>
      {query.data === undefined ? <SectionState query={query} /> : <Sale invoice={query.data} />}
      <Button data-autofocus onClick={onClose}>
        {ui.close}
      </Button>
    </DialogFrame>
  );
}

function Sale({ invoice }: { readonly invoice: WholeInvoice }) {
  const phrases = usePhrases();
  const { sales } = phrases;
  return (
    <>
      <Facts
        facts={[
          { label: sales.number, value: invoice.meta.invoiceNumber },
          { label: sales.date, value: <DateTime value={invoice.transactionDate} seconds /> },
          { label: sales.customer, value: invoice.meta.buyerName },
          { label: sales.total, value: <Amount value={invoice.totalPrice} /> },
          codeFact('NSLF', invoice.meta.iic),
          codeFact('NIVF', invoice.meta.fic),
        ]}
      />
      <RowsTable<WholeInvoice['items'][number]>
        rows={invoice.items}
        idOf={(_line, place) => String(place)}
        columns={lineColumns(phrases)}
      />
    </>
  );
}

const lineColumns = ({
  sales,
  businessPage,
}: Phrases): readonly RowsColumn<WholeInvoice['items'][number]>[] => [
  { label: businessPage.sales.article, cell: ({ N }) => N },
  { label: businessPage.sales.quantity, cell: ({ Q }) => <Quantity value={Q} />, isNumber: true },
  { label: sales.total, cell: ({ PA }) => <Amount value={PA} />, isNumber: true },
];
