import { baseCurrency, hundredthsOf, tiranaDateTime } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { Amount, Code, DateTime, MISSING, StatusBadge, type Column } from '@tezga/ui';
import { numberParts } from '../../kits/documents/number-parts.ts';
import type { Note } from './queries.ts';
import { faultSentence } from '../fiscal/index.ts';

type Words = Pick<Phrases, 'wtn' | 'faults' | 'refusals' | 'ui'>;

export function noteColumns(phrases: Words): Column<Note>[] {
  const { wtn, ui } = phrases;
  return [
    {
      id: 'number',
      header: wtn.number,
      width: 96,
      strong: true,
      hideable: false,
      cell: ({ wtnNumber }) => wtnNumber,
      text: ({ wtnNumber }) => wtnNumber,
      card: 'detail',
    },
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
    {
      id: 'value',
      header: wtn.value,
      width: 136,
      unit: baseCurrency,
      align: 'right',
      cell: ({ valueOfGoods }) => <Amount value={hundredthsOf(valueOfGoods)} emphasis="strong" />,
      text: ({ valueOfGoods }) => hundredthsOf(valueOfGoods),
      card: 'amount',
    },
    ...codeColumns(phrases),
  ];
}

function routeColumns({ wtn }: Words): Column<Note>[] {
  return [
    {
      id: 'route',
      header: wtn.route,
      width: 190,
      minWidth: 110,
      cell: ({ startCity, destinationCity }) => `${startCity} → ${destinationCity}`,
      text: ({ startCity, destinationCity }) => `${startCity} → ${destinationCity}`,
      card: 'title',
    },
    {
      id: 'plates',
      header: wtn.plates,
      width: 104,
      cell: ({ vehiclePlates }) => <Code>{vehiclePlates}</Code>,
      text: ({ vehiclePlates }) => vehiclePlates,
      card: 'detail',
    },
    {
      id: 'start',
      header: wtn.start,
      width: 142,
      hiddenByDefault: true,
      cell: ({ startDateTime }) => <DateTime value={new Date(startDateTime)} />,
      text: ({ startDateTime }) => new Date(startDateTime),
    },
    {
      id: 'arrival',
      header: wtn.arrival,
      width: 142,
      hiddenByDefault: true,
      cell: ({ destinationDateTime }) => <DateTime value={new Date(destinationDateTime)} />,
      text: ({ destinationDateTime }) => new Date(destinationDateTime),
    },
    {
      id: 'transaction',
      header: wtn.transaction,
      width: 160,
      minWidth: 90,
      cell: ({ transaction }) => wtn.transactions[transaction],
      text: ({ transaction }) => wtn.transactions[transaction],
      filterBy: { filter: 'transaction', value: ({ transaction }) => transaction },
    },
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
    {
      id: 'till',
      header: wtn.till,
      width: 110,
      minWidth: 70,
      hiddenByDefault: true,
      cell: ({ posName }) => posName,
      text: ({ posName }) => posName,
      filterBy: { filter: 'till', value: ({ posId }) => posId },
    },
    {
      id: 'operator',
      header: wtn.operator,
      width: 100,
      minWidth: 60,
      cell: ({ operatorName }) => operatorName,
      text: ({ operatorName }) => operatorName,
      filterBy: { filter: 'operator', value: ({ operatorId }) => operatorId },
    },
  ];
}

function codeColumns({ wtn }: Words): Column<Note>[] {
  return [
    {
      id: 'nivfsh',
      header: wtn.nivfsh,
      width: 300,
      minWidth: 120,
      hiddenByDefault: true,
      cell: ({ fwtnic }) =>
        fwtnic === null ? (
          MISSING
        ) : (
          <Code copy label={wtn.nivfsh}>
            {fwtnic}
          </Code>
        ),
      text: ({ fwtnic }) => fwtnic,
    },
    {
      id: 'nslfsh',
      header: wtn.nslfsh,
      width: 290,
      minWidth: 120,
      hiddenByDefault: true,
      cell: ({ wtnic }) => (
        <Code copy label={wtn.nslfsh}>
          {wtnic}
        </Code>
      ),
      text: ({ wtnic }) => wtnic,
    },
  ];
}
