import { useId, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { TextInput } from '../../controls/TextInput.tsx';
import { usePhrases } from '../../theme/PhrasesProvider.tsx';
import type { ChoiceFilter } from './filter-definition.ts';
import type { FilterEditorProps } from './filter-editor-props.ts';
import { foldText } from '@tezga/domain';
import classes from '../Toolbar.module.css';

const searchedFrom = 9;

/** Selects one option or several; a long list is filtered by typing. */
export function ChoiceEditor(props: FilterEditorProps<ChoiceFilter>) {
  const { definition, loaded, values, onChange, onClose } = props;
  const { table, ui } = usePhrases();
  const [sought, setSought] = useState('');
  const name = useId();
  if (loaded.status === 'loading') return <p className={classes['editorWords']}>{ui.loading}</p>;
  if (loaded.status === 'failed') {
    return (
      <div className={classes['editorWords']}>
        <p>{table.filters.optionsFailed}</p>
        <Button size="xs" variant="default" onClick={props.onRetry}>
          {ui.retry}
        </Button>
      </div>
    );
  }
  const options = loaded.options.filter(({ label }) => foldText(label).includes(foldText(sought)));
  const choose = (value: string) => {
    if (definition.multiple !== true) {
      onChange([value]);
      onClose();
    } else onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  };
  return (
    <>
      {loaded.options.length < searchedFrom ? null : (
        <TextInput
          size="xs"
          className={classes['find']}
          aria-label={table.filters.find}
          placeholder={table.filters.find}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      )}
      <fieldset className={classes['options']}>
        <legend className={classes['legend']}>{definition.label}</legend>
        {options.map(({ value, label }) => (
          <label key={value} className={classes['option']}>
            <input
              type={definition.multiple === true ? 'checkbox' : 'radio'}
              name={name}
              checked={values.includes(value)}
              onChange={() => choose(value)}
            />
            {label}
          </label>
        ))}
        {options.length === 0 ? <p className={classes['editorWords']}>{table.filters.noOptions}</p> : null}
      </fieldset>
    </>
  );
}
