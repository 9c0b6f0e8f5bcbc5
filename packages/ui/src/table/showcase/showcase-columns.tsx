import { asMoney } from '@tezga/domain';
import { IconBuildingBank, IconCash, IconCreditCard } from '@tabler/icons-react';
import { Badge } from '../../badges/Badge.tsx';
import { StatusBadge } from '../../badges/StatusBadge.tsx';
import { Amount } from '../../figures/Amount.tsx';
import { Code } from '../../figures/Code.tsx';
import { DateTime } from '../../figures/DateTime.tsx';
import { formatDateTime } from '../../figures/format-date-time.ts';
import type { Column } from '../column.ts';
import classes from './showcase.module.css';
import type { ShowcaseSale } from './showcase-sales.ts';

const methods = {
  cash: { word: 'Kesh', Shape: IconCash },
  card: { word: 'Kartë', Shape: IconCreditCard },
  transfer: { word: 'Transfertë', Shape: IconBuildingBank },
};

function Method({ sale, isWord = true }: { readonly sale: ShowcaseSale; readonly isWord?: boolean }) {
  const { word, Shape } = methods[sale.method];
  return (
    <span className={classes['method']}>
      <Shape size={15} stroke={1.6} aria-label={isWord ? undefined : word} aria-hidden={isWord} />
      {isWord ? word : null}
    </span>
  );
}

const missing = <span className={classes['missing']}>–</span>;

/** The columns of the design page; an example for other lists. */
export const showcaseColumns: Column<ShowcaseSale>[] = [
  {
    id: 'number',
    header: 'Nr. i faturës',
    width: 170,
    hideable: false,
    strong: true,
    card: 'detail',
    cell: (sale) => (
      <>
        {sale.number}{' '}
        {sale.device === null ? null : (
          <span className={classes['device']}>
            <Code>{sale.device}</Code>
          </span>
        )}
        {sale.isCreditNote ? <Badge>Notë krediti</Badge> : null}
      </>
    ),
    cardCell: (sale) => (
      <>
        <Method sale={sale} isWord={false} /> {sale.number}
      </>
    ),
    text: (sale) => sale.number,
  },
  {
    id: 'status',
    header: 'Statusi',
    width: 110,
    card: 'badge',
    cell: (sale) => <StatusBadge state={sale.status} />,
    text: (sale) => sale.status,
    filterBy: { filter: 'status', value: (sale) => sale.status },
    cardCell: (sale) =>
      sale.eInvoice !== null && sale.status === 'fiscalized' ? null : <StatusBadge state={sale.status} />,
  },
  {
    id: 'date',
    header: 'Data',
    width: 132,
    sortable: true,
    card: 'detail',
    cell: (sale) => <DateTime value={sale.at} />,
    cardCell: (sale) => formatDateTime(sale.at).slice(-5),
    text: (sale) => sale.at,
  },
  {
    id: 'buyer',
    header: 'Blerësi',
    width: 202,
    minWidth: 120,
    sortable: true,
    card: 'title',
    cell: (sale) => sale.buyer ?? <span className={classes['nobody']}>Klient Kesh</span>,
    text: (sale) => sale.buyer,
  },
  {
    id: 'method',
    header: 'Mënyra',
    width: 98,
    cell: (sale) => <Method sale={sale} />,
    text: (sale) => methods[sale.method].word,
  },
  {
    id: 'eInvoice',
    header: 'E-fatura',
    width: 110,
    card: 'badge',
    cell: (sale) => (sale.eInvoice === null ? missing : <StatusBadge state={sale.eInvoice} />),
    cardCell: (sale) => (sale.eInvoice === null ? null : <StatusBadge state={sale.eInvoice} />),
    text: (sale) => sale.eInvoice,
  },
  {
    id: 'vat',
    header: 'TVSH',
    unit: 'ALL',
    align: 'right',
    width: 96,
    footerTotal: true,
    cell: (sale) => <Amount value={asMoney(sale.vat)} emphasis="quiet" />,
    text: (sale) => sale.vat,
  },
  {
    id: 'total',
    header: 'Totali',
    unit: 'ALL',
    align: 'right',
    width: 104,
    sortable: true,
    footerTotal: true,
    card: 'amount',
    cell: (sale) => <Amount value={asMoney(sale.total)} emphasis="strong" />,
    text: (sale) => sale.total,
  },
  {
    id: 'operator',
    header: 'Operatori',
    width: 110,
    hiddenByDefault: true,
    cell: (sale) => sale.operator,
    text: (sale) => sale.operator,
    filterBy: { filter: 'operator', value: (sale) => sale.operator },
  },
  {
    id: 'shop',
    header: 'Dyqani',
    width: 110,
    hiddenByDefault: true,
    cell: (sale) => sale.shop,
    text: (sale) => sale.shop,
    filterBy: { filter: 'shop', value: (sale) => sale.shop },
  },
];
