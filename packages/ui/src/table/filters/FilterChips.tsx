import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Menu } from '../../controls/Menu.tsx';
import { Popover } from '../../controls/Popover.tsx';
import { Chip } from '../../page/Chip.tsx';
import { usePhrases } from '../../theme/PhrasesProvider.tsx';
import type { FilterDefinition } from './filter-definition.ts';
import { FilterEditor } from './FilterEditor.tsx';
import { withFilter } from '../state/table-state.ts';
import classes from '../Toolbar.module.css';
import { changeState, clearFilters } from '../table-actions.ts';
import type { Table } from '../use-table.ts';

/** The active filters as chips; a dashed chip adds another filter. */
export function FilterChips<Row>({ table }: { readonly table: Table<Row> }) {
  const { table: phrases, ui } = usePhrases();
  const [edited, setEdited] = useState<string | null>(null);
  const { state, filters = [] } = table.props;
  if (filters.length === 0) return null;
  const shown = filters.filter(({ id }) => Object.hasOwn(state.filters, id) || id === edited);
  const hidden = filters.filter((definition) => !shown.includes(definition));
  const edit = (filter: string) => {
    table.filterOptions.load(filter);
    setEdited(filter);
  };
  return (
    <div className={classes['chips']} data-narrow={table.isNarrow || undefined}>
      {shown.map((definition) => (
        <EditableChip
          key={definition.id}
          table={table}
          definition={definition}
          isEdited={edited === definition.id}
          onEdit={() => edit(definition.id)}
          onClose={() => setEdited(null)}
        />
      ))}
      {hidden.length === 0 ? null : (
        <Menu position="bottom-start" returnFocus={false}>
          <Menu.Target>
            <button type="button" className={classes['add']} aria-label={phrases.filters.addLabel}>
              <IconPlus size={14} stroke={1.8} aria-hidden />
              {phrases.filters.add}
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {hidden.map(({ id, label }) => (
              <Menu.Item key={id} onClick={() => edit(id)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {table.filterWords.length === 0 ? null : (
        <button type="button" className={classes['clear']} onClick={() => clearFilters(table)}>
          {ui.clear}
        </button>
      )}
    </div>
  );
}

interface EditableChipProps<Row> {
  readonly table: Table<Row>;
  readonly definition: FilterDefinition;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

function EditableChip<Row>({ table, definition, isEdited, onEdit, onClose }: EditableChipProps<Row>) {
  const { table: phrases } = usePhrases();
  const { state } = table.props;
  const words = table.filterWords.find((known) => known.definition === definition)?.value;
  const change = (values: readonly string[]) => changeState(table, withFilter(state, definition.id, values));
  return (
    <Popover
      opened={isEdited}
      onDismiss={onClose}
      position="bottom-start"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <span className={classes['chipHolder']}>
          <Chip
            name={definition.label}
            value={words ?? phrases.filters.unset}
            onClick={isEdited ? onClose : onEdit}
            onRemove={() => {
              onClose();
              change([]);
            }}
          />
        </span>
      </Popover.Target>
      <Popover.Dropdown className={classes['editor']} data-layer>
        <section aria-label={definition.label}>
          <FilterEditor
            definition={definition}
            loaded={table.filterOptions.of(definition)}
            values={state.filters[definition.id] ?? []}
            onChange={change}
            onRetry={() => table.filterOptions.load(definition.id)}
            onFound={(option) => table.filterOptions.remember(definition.id, option)}
            onClose={onClose}
          />
        </section>
      </Popover.Dropdown>
    </Popover>
  );
}
