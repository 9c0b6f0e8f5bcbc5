import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { TextInput } from '../../controls/TextInput.tsx';
import { usePhrases } from '../../theme/PhrasesProvider.tsx';
import type { TextFilter } from './filter-definition.ts';
import type { FilterEditorProps } from './filter-editor-props.ts';
import classes from '../Toolbar.module.css';

export function TextEditor({ definition, values, onChange, onClose }: FilterEditorProps<TextFilter>) {
  const { filters } = usePhrases().table;
  const [text, setText] = useState(values[0] ?? '');
  return (
    <form
      className={classes['textEditor']}
      onSubmit={(event) => {
        event.preventDefault();
        onChange([text.trim()]);
        onClose();
      }}
    >
      <TextInput
        size="xs"
        data-autofocus
        aria-label={definition.label}
        placeholder={definition.placeholder ?? ''}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button size="xs" type="submit">
        {filters.apply}
      </Button>
    </form>
  );
}
