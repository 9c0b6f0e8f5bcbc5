import { IconInbox } from '@tabler/icons-react';
import { Button } from '../controls/Button.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { usePhrases } from '../theme/PhrasesProvider.tsx';
import { isFiltered, withFilter } from './state/table-state.ts';
import { changeState, clearFilters } from './table-actions.ts';
import type { Table } from './use-table.ts';

/** Shown instead of rows: an error, a filter without results, or the empty state. */
export function TableMessage<Row>({ table }: { readonly table: Table<Row> }) {
  const { table: phrases } = usePhrases();
  const { props } = table;
  if (props.status === 'error') {
    const requestId = requestIdOf(props.error);
    return (
      <ErrorState
        title={phrases.failure.title(props.label)}
        sentence={phrases.failure.safe}
        {...(props.onRetry === undefined ? {} : { onRetry: props.onRetry })}
        {...(requestId === undefined ? {} : { requestId })}
      />
    );
  }
  if (isFiltered(props.state)) return <FilteredEmpty table={table} />;
  return (
    props.empty ?? (
      <EmptyState icon={<IconInbox size={17} stroke={1.6} />} title={phrases.empty.title} sentence="" />
    )
  );
}

function FilteredEmpty<Row>({ table }: { readonly table: Table<Row> }) {
  const { table: phrases } = usePhrases();
  const { state } = table.props;
  const words = table.filterWords;
  const last = words.at(-1);
  const active = [
    ...words.map(({ definition, value }) => `${definition.label} ${value}`),
    ...(state.search === '' ? [] : [`“${state.search}”`]),
  ];
  return (
    <EmptyState
      filtered
      title={phrases.empty.filteredTitle}
      sentence={phrases.empty.filtered(active.join(', '))}
      actions={
        <>
          <Button variant="default" onClick={() => clearFilters(table)}>
            {phrases.empty.clear}
          </Button>
          {last === undefined || active.length < 2 ? null : (
            <Button
              variant="subtle"
              onClick={() => changeState(table, withFilter(state, last.definition.id, []))}
            >
              {phrases.empty.dropOnly(last.value)}
            </Button>
          )}
        </>
      }
    />
  );
}

function requestIdOf(error: unknown): string | undefined {
  const isNamed = typeof error === 'object' && error !== null && 'requestId' in error;
  return isNamed && typeof error.requestId === 'string' ? error.requestId : undefined;
}
