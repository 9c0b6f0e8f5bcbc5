import { useEffect, useEffectEvent, useId, useState } from 'react';
import { TextInput } from '../../controls/TextInput.tsx';
import { usePhrases } from '../../theme/PhrasesProvider.tsx';
import type { ChoiceFilter, FilterOption } from './filter-definition.ts';
import type { FilterEditorProps } from './filter-editor-props.ts';
import classes from '../Toolbar.module.css';

const pauseMs = 200;
const noOptions: readonly FilterOption[] = [];

interface FoundEditorProps extends FilterEditorProps<ChoiceFilter> {
  readonly find: NonNullable<ChoiceFilter['find']>;
}

/**
 * The editor of a filter with too many options to list. It shows the selected options and those that a search
 * finds.
 */
export function FoundEditor({ definition, find, loaded, values, onChange, onFound }: FoundEditorProps) {
  const { table, ui } = usePhrases();
  const name = useId();
  const [sought, setSought] = useState('');
  const { options, status } = useFound(find, sought.trim());
  const chosen = loaded.options.filter(({ value }) => values.includes(value));
  const shown = [...chosen, ...options.filter(({ value }) => !values.includes(value))];
  const toggle = (option: FilterOption) => {
    onFound(option);
    onChange(
      values.includes(option.value)
        ? values.filter((other) => other !== option.value)
        : [...(definition.multiple === true ? values : []), option.value],
    );
  };
  const words = {
    idle: null,
    searching: ui.palette.searching,
    failed: table.filters.optionsFailed,
    found: options.length === 0 ? table.filters.noOptions : null,
  }[status];
  return (
    <>
      <TextInput
        size="xs"
        className={classes['find']}
        aria-label={table.filters.find}
        placeholder={table.filters.find}
        data-autofocus
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      <fieldset className={classes['options']}>
        <legend className={classes['legend']}>{definition.label}</legend>
        {shown.map((option) => (
          <label key={option.value} className={classes['option']}>
            <input
              type="checkbox"
              name={name}
              checked={values.includes(option.value)}
              onChange={() => toggle(option)}
            />
            {option.label}
          </label>
        ))}
        <output>{words === null ? null : <p className={classes['editorWords']}>{words}</p>}</output>
      </fieldset>
    </>
  );
}

interface Found {
  readonly options: readonly FilterOption[];
  readonly status: 'idle' | 'searching' | 'found' | 'failed';
}

/** A debounced search; a late reply for an older text is ignored. */
function useFound(find: FoundEditorProps['find'], sought: string): Found {
  const [found, setFound] = useState<Found & { readonly sought: string }>({
    sought: '',
    options: noOptions,
    status: 'idle',
  });
  const ask = useEffectEvent((signal: AbortSignal) =>
    find(sought, signal).then(
      (options) => setFound({ sought, options, status: 'found' }),
      () => {
        if (!signal.aborted) setFound({ sought, options: noOptions, status: 'failed' });
      },
    ),
  );
  useEffect(() => {
    if (sought === '') return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => void ask(leaving.signal), pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [sought]);
  if (sought === '') return { options: noOptions, status: 'idle' };
  return found.sought === sought ? found : { options: found.options, status: 'searching' };
}
