import { negated } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { amountColumn, codeColumn, type Column, dateColumn, statusColumn, textColumn } from '@tezga/ui';
import type { Movement } from './queries.ts';
import { faultSentence } from '../fiscal/index.ts';

function operationWords({ cashRegister }: Phrases, { operation, target }: Movement): string {
  if (target === 'payment' && operation !== 'INITIAL') return cashRegister.ofPayment[operation];
  return operation === 'WITHDRAW' && target !== null && target !== 'payment'
    ? cashRegister.withdrawnTo[target]
    : cashRegister.operations[operation];
}

const noteOf = ({ note }: Movement) => note;

/** A withdrawal is negative. */
const changeOf = ({ operation, amount }: Movement) => (operation === 'WITHDRAW' ? negated(amount) : amount);

export function movementColumns(phrases: Phrases): Column<Movement>[] {
  const { cashRegister: words, ui } = phrases;
  /** The code of the tax authority, or the reason why it is missing. */
  const answerOf = ({ fcdc, fault }: Movement) => fcdc ?? faultSentence(phrases, fault);
  const operationOf = (movement: Movement) => operationWords(phrases, movement);
  const answer = ['answer', words.answer, 150, answerOf, { minWidth: 90, hint: answerOf }] as const;
  const [code, reason] = [codeColumn<Movement>(...answer), textColumn<Movement>(...answer)];
  return [
    dateColumn('date', words.at, 142, ({ createdAt }) => createdAt, {
      hideable: false,
      sortable: true,
      groupsCards: true,
    }),
    textColumn('operation', words.operation, 176, operationOf, {
      minWidth: 170,
      strong: true,
      card: 'title',
    }),
    statusColumn('state', words.state, 116, ui.states, ({ status }) => status, {
      hint: ({ fault }) => faultSentence(phrases, fault),
    }),
    textColumn('till', words.till, 164, ({ posName }) => posName, {
      minWidth: 156,
      sortable: true,
      filterBy: { filter: 'till', value: ({ pos_id }) => pos_id },
      card: 'detail',
    }),
    textColumn('operator', words.who, 130, ({ employeeName }) => employeeName, {
      minWidth: 120,
      sortable: true,
      filterBy: { filter: 'operator', value: ({ employeeId }) => employeeId },
    }),
    textColumn('note', words.note, 150, noteOf, { minWidth: 70, hint: noteOf }),
    { ...code, cell: (movement) => (movement.fcdc === null ? reason : code).cell(movement) },
    amountColumn('amount', words.amount, 116, changeOf, { sortable: true, card: 'amount' }),
  ];
}
