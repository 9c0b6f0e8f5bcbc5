import { IconBookmarkPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionIcon } from '../controls/ActionIcon.tsx';
import { Button } from '../controls/Button.tsx';
import { Popover } from '../controls/Popover.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { usePhrases } from '../theme/PhrasesProvider.tsx';
import type { TableState } from './state/table-state.ts';
import { isFiltered } from './state/table-state.ts';
import { isInView, withView } from './state/table-view.ts';
import type { TableView } from './state/table-view.ts';
import classes from './ViewTabs.module.css';
import { writtenTotal } from './written-total.ts';

export interface ViewTabsProps {
  readonly state: TableState;
  readonly onStateChange: (next: TableState, options: { readonly replace: boolean }) => void;
  readonly views: readonly TableView[];
  /** A label for the tab of the unfiltered list, instead of "Të gjitha". */
  readonly allLabel?: string | undefined;
  /** The number of rows without a filter, if known. */
  readonly allCount?: number | undefined;
  readonly onSaveView?: ((name: string) => void) | undefined;
  readonly onDeleteView?: ((id: string) => void) | undefined;
}

/** Tabs with saved filters in the page header; the first one shows everything. */
export function ViewTabs(props: ViewTabsProps) {
  const { state, views, allLabel, allCount, onSaveView } = props;
  const { views: phrases } = usePhrases().table;
  const all: TableView = { id: '', label: allLabel ?? phrases.all, count: allCount, filters: {} };
  const isKnown = [all, ...views].some((view) => isInView(state, view));
  return (
    <nav className={classes['tabs']} aria-label={phrases.title}>
      {[all, ...views].map((view) => (
        <ViewTab key={view.id} view={view} {...props} />
      ))}
      {onSaveView === undefined ? null : (
        <SaveView onSave={onSaveView} isDisabled={isKnown || !isFiltered(state)} />
      )}
    </nav>
  );
}

function ViewTab({ view, state, onStateChange, onDeleteView }: ViewTabsProps & { readonly view: TableView }) {
  const { table } = usePhrases();
  const isCurrent = isInView(state, view);
  return (
    <span className={classes['tab']} data-current={isCurrent || undefined}>
      <button
        type="button"
        className={classes['choose']}
        aria-pressed={isCurrent}
        onClick={() => onStateChange(withView(state, view), { replace: false })}
      >
        {view.label}
        {view.count === undefined ? null : (
          <span className={classes['count']}>
            {writtenTotal(table, { total: view.count, isMore: view.isMore })}
          </span>
        )}
      </button>
      {isCurrent && view.isOwn === true && onDeleteView !== undefined ? (
        <button
          type="button"
          className={classes['delete']}
          aria-label={table.views.remove(view.label)}
          onClick={() => onDeleteView(view.id)}
        >
          <IconX size={13} stroke={1.8} aria-hidden />
        </button>
      ) : null}
    </span>
  );
}

interface SaveViewProps {
  readonly onSave: (name: string) => void;
  readonly isDisabled: boolean;
}

function SaveView({ onSave, isDisabled }: SaveViewProps) {
  const { table, ui } = usePhrases();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          aria-label={table.views.save}
          title={table.views.save}
          disabled={isDisabled}
          onClick={() => setOpen(true)}
        >
          <IconBookmarkPlus size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={table.views.save}>
        <form
          className={classes['save']}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() === '') return;
            onSave(name.trim());
            setName('');
            setOpen(false);
          }}
        >
          <TextInput
            size="xs"
            data-autofocus
            label={table.views.name}
            maxLength={40}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button size="xs" type="submit" disabled={name.trim() === ''}>
            {ui.save}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
