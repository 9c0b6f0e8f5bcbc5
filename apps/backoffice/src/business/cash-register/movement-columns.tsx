import { baseCurrency, negated, tiranaDateTime, type Money } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { Amount, Code, type Column, DateTime, MISSING, StatusBadge, textColumn } from '@tezga/ui';
import type { Movement } from './queries.ts';
import { faultSentence } from '../fiscal/index.ts';

type Words = Pick<Phrases, 'cashRegister' | 'faults' | 'refusals' | 'ui'>;

function operationWords({ cashRegister }: Words, { operation, target }: Movement): string {
  return operation === 'WITHDRAW' && target !== null
    ? cashRegister.withdrawnTo[target]
    : cashRegister.operations[operation];
}

/** What left the drawer counts below zero. */
function changeOf({ operation, amount }: Movement): Money {
  return operation === 'WITHDRAW' ? negated(amount) : amount;
}

/** The code of the tax authority, or why there is none yet. */
function answerWords(phrases: Words, { fcdc, fault }: Movement): string | null {
  return fcdc ?? faultSentence(phrases, fault);
}

export function movementColumns(phrases: Words): Column<Movement>[] {
  const words = phrases.cashRegister;
  return [
    {
      id: 'at',
      header: words.at,
      width: 142,
      hideable: false,
      cell: ({ createdAt }) => <DateTime value={new Date(createdAt)} />,
      text: ({ createdAt }) => new Date(createdAt),
      card: 'detail',
      // The card stands under the head of its day.
      cardCell: ({ createdAt }) => tiranaDateTime(new Date(createdAt)).slice(11),
    },
    textColumn('operation', words.operation, 176, (movement) => operationWords(phrases, movement), {
      minWidth: 170,
      strong: true,
      card: 'title',
    }),
    {
      id: 'state',
      header: words.state,
      width: 116,
      cell: ({ status, fault }) => (
        <span title={faultSentence(phrases, fault) ?? undefined}>
          <StatusBadge state={status} />
        </span>
      ),
      text: ({ status }) => phrases.ui.states[status],
      card: 'badge',
    },
    textColumn('till', words.till, 164, ({ posName }) => posName, {
      minWidth: 156,
      filterBy: { filter: 'till', value: ({ pos_id }) => pos_id },
      card: 'detail',
    }),
    ...explainingColumns(phrases),
    {
      id: 'amount',
      header: words.amount,
      unit: baseCurrency,
      align: 'right',
      width: 116,
      cell: (movement) => <Amount value={changeOf(movement)} emphasis="strong" />,
      text: changeOf,
      card: 'amount',
    },
  ];
}

function explainingColumns(phrases: Words): Column<Movement>[] {
  const words = phrases.cashRegister;
  return [
    textColumn('who', words.who, 104, ({ employeeName }) => employeeName, { minWidth: 80 }),
    {
      id: 'note',
      header: words.note,
      width: 110,
      minWidth: 70,
      cell: ({ note }) => (note === '' ? MISSING : <span title={note}>{note}</span>),
      text: ({ note }) => note || null,
    },
    {
      id: 'answer',
      header: words.answer,
      width: 270,
      minWidth: 120,
      cell: (movement) => {
        const answer = answerWords(phrases, movement);
        if (answer === null) return MISSING;
        return <span title={answer}>{movement.fcdc === null ? answer : <Code>{answer}</Code>}</span>;
      },
      text: (movement) => answerWords(phrases, movement),
    },
  ];
}
