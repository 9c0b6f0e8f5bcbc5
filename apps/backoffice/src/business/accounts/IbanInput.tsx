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
  /** Focuses the field when the form opens. */
  readonly isFirst: boolean;
  readonly isReadOnly: boolean;
}

/** Formats an IBAN in groups of four while the user types. */
export function IbanInput({ label, description, field, onType, isFirst, isReadOnly }: IbanInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // A new object each time, so that setting the same position again still moves the caret.
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
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form of a new account begins with this field
      autoFocus={isFirst}
    />
  );
}
