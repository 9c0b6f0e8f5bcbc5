import type { TableState } from '@tezga/ui';
import { chosenIn, periodIn, searchRequest, sortRequest } from '../../kits/lists/list-request.ts';
import type { CardRequest, OpenRequest, OverdueRequest, SubjectOf, SubjectsRequest } from './queries.ts';

const sortColumns = ['balance', 'name'] as const;

const pageOf = ({ page, perPage }: TableState) => ({ page, perPage });

/** The request for the list of subjects in this table state: customers unless suppliers are chosen. */
export const subjectsRequest = (state: TableState): SubjectsRequest => ({
  ...pageOf(state),
  ...searchRequest(state),
  ...sortRequest(state, sortColumns),
  type: chosenIn(state, 'type').includes('supplier') ? 'supplier' : 'customer',
  open: chosenIn(state, 'open').includes('open') ? '1' : '0',
});

/** The request for the entries of a subject in this table state. */
export const cardRequest = ({ type, subjectId }: SubjectOf, state: TableState): CardRequest => ({
  type,
  subjectId,
  ...pageOf(state),
  ...periodIn(state, 'date'),
});

/** The request for the overdue invoices of customers in this table state. */
export const overdueRequest = (state: TableState): OverdueRequest => ({
  ...pageOf(state),
  ...searchRequest(state),
  overdue: '1',
});

/** The request for the open documents of a subject in this table state. */
export const openRequest = ({ type, subjectId }: SubjectOf, state: TableState): OpenRequest => ({
  type,
  subjectId,
  ...pageOf(state),
  ...searchRequest(state),
});
