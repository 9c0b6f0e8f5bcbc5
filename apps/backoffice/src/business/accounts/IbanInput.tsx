import { TextInput, type FieldProps } from '@tezga/ui';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import fields from '../../kits/forms/FormFields.module.css';
import { groupedIban } from './account-form.ts';

const longest = 42;

interface IbanInputProps {
  readonly label: string;
  readonly description: ReactNode;
  readonly field: FieldProps<string>;
  readonly onType: (iban: string) => void;
  /** The form begins here. */
  readonly isFirst: boolean;
  readonly isReadOnly: boolean;
}

/** Writes an IBAN in groups of four while it is typed, as it stands on paper. */
export function IbanInput({ label, description, field, onType, isFirst, isReadOnly }: IbanInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // An object of its own each time, so that the same place is gone to again.
  const [caret, setCaret] = useState<{ readonly at: number } | null>(null);
  useLayoutEffect(() => {
    if (caret !== null && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  return (
    <TextInput
      {...field}
      ref={input}
      className={`${fields['code']} ${fields['wide']}`}
      label={label}
      description={description}
      onChange={({ currentTarget: { value, selectionStart } }) => {
        const typed = groupedIban({ text: value, caret: selectionStart ?? value.length });
        setCaret({ at: typed.caret });
        onType(typed.text);
      }}
      maxLength={longest}
      readOnly={isReadOnly}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a new account begins with its number
      autoFocus={isFirst}
    />
  );
}
