import { baseCurrency, hundredthsOf } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { Amount, Badge, Code, type Column, DateTime, MISSING, StatusBadge, textColumn } from '@tezga/ui';
import classes from './Purchases.module.css';
import type { PurchaseList } from './purchases-request.ts';
import type { Purchase } from './queries.ts';

export type PurchaseWords = Pick<Phrases, 'purchases' | 'ui'>;

/** Both lists have the same columns; the one of e-invoices shows when each came and is due. */
export function purchaseColumns(list: PurchaseList, phrases: PurchaseWords): Column<Purchase>[] {
  return [
    ...headColumns(phrases),
    ...partyColumns(phrases),
    ...timeColumns(list, phrases),
    ...moneyColumns(list, phrases),
    ...codeColumns(phrases),
  ];
}

/** How an e-invoice stands; whatever is none says so. */
export function PurchaseState({
  status,
  words,
}: {
  readonly status: Purchase['status'];
  readonly words: string;
}) {
  return status === null ? <Badge hushed>{words}</Badge> : <StatusBadge state={status} />;
}

function headColumns({ purchases: words, ui }: PurchaseWords): Column<Purchase>[] {
  return [
    textColumn('number', words.number, 110, ({ meta }) => meta.invoiceNumber, {
      minWidth: 84,
      strong: true,
      hideable: false,
      sortable: true,
      card: 'detail',
    }),
    {
      id: 'state',
      header: words.state,
      width: 122,
      cell: ({ status }) => <PurchaseState status={status} words={words.notElectronic} />,
      text: ({ status }) => (status === null ? words.notElectronic : ui.states[status]),
      filterBy: { filter: 'status', value: ({ status }) => status },
      card: 'badge',
    },
    {
      id: 'date',
      header: words.date,
      width: 96,
      sortable: true,
      cell: ({ meta }) => <DateTime value={meta.date} dateOnly />,
      text: ({ meta }) => new Date(`${meta.date}T12:00:00Z`),
      card: 'detail',
      // The card stands under the head of its day.
      cardCell: () => null,
    },
  ];
}

function partyColumns({ purchases: words }: PurchaseWords): Column<Purchase>[] {
  return [
    {
      id: 'supplier',
      header: words.supplier,
      width: 190,
      minWidth: 100,
      sortable: true,
      cell: ({ supplier }) =>
        supplier === null ? <span className={classes['dim']}>{words.unknownSupplier}</span> : supplier.name,
      text: ({ supplier }) => supplier?.name ?? words.unknownSupplier,
      filterBy: { filter: 'supplier', value: ({ supplier }) => supplier?.IDNum ?? null },
      card: 'title',
    },
    {
      id: 'nipt',
      header: words.nipt,
      width: 108,
      cell: ({ supplier }) => (supplier === null ? MISSING : <Code>{supplier.IDNum}</Code>),
      text: ({ supplier }) => supplier?.IDNum ?? null,
    },
    textColumn('subject', words.subject, 130, ({ subject }) => subject?.name ?? null, {
      minWidth: 80,
      hiddenByDefault: true,
    }),
  ];
}

function timeColumns(list: PurchaseList, { purchases: words }: PurchaseWords): Column<Purchase>[] {
  const isElectronic = list === 'electronic';
  return [
    {
      id: 'receivedAt',
      header: words.receivedAt,
      width: 132,
      sortable: true,
      hiddenByDefault: !isElectronic,
      cell: ({ receivedAt }) => <DateTime value={receivedAt === null ? null : new Date(receivedAt)} />,
      text: ({ receivedAt }) => (receivedAt === null ? null : new Date(receivedAt)),
    },
    {
      id: 'dueOn',
      header: words.dueOn,
      width: 108,
      sortable: true,
      hiddenByDefault: !isElectronic,
      cell: ({ dueOn }) => <DateTime value={dueOn} dateOnly />,
      text: ({ dueOn }) => (dueOn === null ? null : new Date(`${dueOn}T12:00:00Z`)),
    },
    textColumn(
      'source',
      words.source,
      136,
      ({ sources }) => sources.map((source) => words.sources[source]).join(', '),
      { minWidth: 80, hiddenByDefault: isElectronic },
    ),
    {
      id: 'type',
      header: words.type,
      width: 118,
      hiddenByDefault: true,
      cell: ({ meta }) => (meta.typeOfInvoice === null ? MISSING : words.types[meta.typeOfInvoice]),
      text: ({ meta }) => (meta.typeOfInvoice === null ? null : words.types[meta.typeOfInvoice]),
    },
  ];
}

/** An amount in lek; nothing where only the whole amount is known. */
function moneyColumn(
  column: Pick<Column<Purchase>, 'id' | 'header' | 'width'>,
  of: (purchase: Purchase) => number | null,
): Column<Purchase> {
  const isLast = column.id === 'total';
  const valueOf = (purchase: Purchase) => {
    const amount = of(purchase);
    return amount === null ? null : hundredthsOf(amount);
  };
  return {
    ...column,
    unit: baseCurrency,
    align: 'right',
    footerTotal: true,
    cell: (purchase) => <Amount value={valueOf(purchase)} emphasis={isLast ? 'strong' : 'quiet'} />,
    text: valueOf,
    ...(isLast ? { card: 'amount' as const, sortable: true } : {}),
  };
}

function moneyColumns(list: PurchaseList, { purchases: words }: PurchaseWords): Column<Purchase>[] {
  return [
    {
      ...moneyColumn(
        { id: 'withoutVat', header: words.withoutVat, width: 104 },
        ({ totalPriceWithoutVAT }) => totalPriceWithoutVAT,
      ),
      // Beside the times of an e-invoice there is no room for it.
      hiddenByDefault: list === 'electronic',
    },
    moneyColumn({ id: 'vat', header: words.vat, width: 92 }, ({ totalVATAmount }) => totalVATAmount),
    moneyColumn({ id: 'total', header: words.total, width: 108 }, ({ totalPrice }) => totalPrice),
  ];
}

function codeColumns({ purchases: words }: PurchaseWords): Column<Purchase>[] {
  const code = (
    id: 'eic' | 'nivf' | 'nslf',
    of: (purchase: Purchase) => string | null,
  ): Column<Purchase> => ({
    id,
    header: words[id],
    width: 290,
    minWidth: 120,
    hiddenByDefault: true,
    cell: (purchase) => {
      const written = of(purchase);
      return written === null ? (
        MISSING
      ) : (
        <Code copy label={words[id]}>
          {written}
        </Code>
      );
    },
    text: of,
  });
  return [
    code('eic', ({ eic }) => eic),
    code('nivf', ({ meta }) => meta.nivf),
    code('nslf', ({ meta }) => meta.nslf),
  ];
}
