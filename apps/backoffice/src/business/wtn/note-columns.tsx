import { tiranaDateTime } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  amountColumn,
  codeColumn,
  type Column,
  dateColumn,
  DateTime,
  MISSING,
  StatusBadge,
  textColumn,
} from '@tezga/ui';
import { numberParts } from '../../kits/documents/number-parts.ts';
import type { Note } from './queries.ts';
import { faultSentence } from '../fiscal/index.ts';

type Words = Pick<Phrases, 'wtn' | 'faults' | 'refusals' | 'ui'>;

export function noteColumns(phrases: Words): Column<Note>[] {
  const { wtn, ui } = phrases;
  return [
    textColumn('number', wtn.number, 96, ({ wtnNumber }) => wtnNumber, {
      strong: true,
      hideable: false,
      card: 'detail',
    }),
    {
      id: 'state',
      header: wtn.state,
      width: 116,
      cell: ({ status, fault }) => (
        <span title={faultSentence(phrases, fault) ?? undefined}>
          <StatusBadge state={status} />
        </span>
      ),
      text: ({ status }) => ui.states[status],
      filterBy: { filter: 'status', value: ({ status }) => status },
      card: 'badge',
    },
    {
      id: 'date',
      header: wtn.date,
      width: 142,
      cell: ({ date }) => <DateTime value={new Date(date)} />,
      text: ({ date }) => new Date(date),
      card: 'detail',
      // The card stands under the head of its day.
      cardCell: ({ date }) => tiranaDateTime(new Date(date)).slice(11),
    },
    ...routeColumns(phrases),
    ...placeColumns(phrases),
    amountColumn('value', wtn.value, 136, ({ valueOfGoods }) => valueOfGoods, { card: 'amount' }),
    ...codeColumns(phrases),
  ];
}

function routeColumns({ wtn }: Words): Column<Note>[] {
  return [
    textColumn(
      'route',
      wtn.route,
      190,
      ({ startCity, destinationCity }) => `${startCity} → ${destinationCity}`,
      { minWidth: 110, card: 'title' },
    ),
    codeColumn('plates', wtn.plates, 104, ({ vehiclePlates }) => vehiclePlates, { card: 'detail' }),
    dateColumn('start', wtn.start, 142, ({ startDateTime }) => startDateTime, { hiddenByDefault: true }),
    dateColumn('arrival', wtn.arrival, 142, ({ destinationDateTime }) => destinationDateTime, {
      hiddenByDefault: true,
    }),
    textColumn('transaction', wtn.transaction, 160, ({ transaction }) => wtn.transactions[transaction], {
      minWidth: 90,
      filterBy: { filter: 'transaction', value: ({ transaction }) => transaction },
    }),
  ];
}

function placeColumns({ wtn }: Words): Column<Note>[] {
  return [
    {
      id: 'invoice',
      header: wtn.invoice,
      width: 96,
      cell: ({ invoiceNumber }) => (invoiceNumber === null ? MISSING : numberParts(invoiceNumber).number),
      text: ({ invoiceNumber }) => invoiceNumber,
    },
    textColumn('till', wtn.till, 110, ({ posName }) => posName, {
      minWidth: 70,
      hiddenByDefault: true,
      filterBy: { filter: 'till', value: ({ posId }) => posId },
    }),
    textColumn('operator', wtn.operator, 100, ({ operatorName }) => operatorName, {
      minWidth: 60,
      filterBy: { filter: 'operator', value: ({ operatorId }) => operatorId },
    }),
  ];
}

function codeColumns({ wtn }: Words): Column<Note>[] {
  return [
    codeColumn('nivfsh', wtn.nivfsh, 300, ({ fwtnic }) => fwtnic, {
      minWidth: 120,
      hiddenByDefault: true,
      copy: true,
    }),
    codeColumn('nslfsh', wtn.nslfsh, 290, ({ wtnic }) => wtnic, {
      minWidth: 120,
      hiddenByDefault: true,
      copy: true,
    }),
  ];
}
