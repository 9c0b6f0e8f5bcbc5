import type { NumberInputProps } from '@mantine/core';
import { useState, type FocusEvent, type MouseEvent } from 'react';
import { NumberInput } from './NumberInput.tsx';
import { amountOfTyped, filledAmount, pastedAmount, shownAmount, type TypedAmount } from './typed-amount.ts';

type Own = 'value' | 'defaultValue' | 'onChange' | 'rightSection' | 'decimalScale';

export interface AmountInputProps extends Omit<NumberInputProps, Own> {
  readonly value: number | '' | null | undefined;
  /** Receives the number, or an empty text if the field has no number. */
  readonly onChange: (value: number | '') => void;
  /** The number of decimals: 2 for prices and amounts, 3 for quantities and costs, 8 for rates. */
  readonly decimals?: number;
  /** The unit in the field after the number, such as 'ALL' or 'kg'. */
  readonly unit?: string;
}

function focusByPress(event: MouseEvent<HTMLInputElement>): void {
  if (event.currentTarget === document.activeElement) return;
  // The default action of the mouse press would place the caret inside the number.
  event.preventDefault();
  event.currentTarget.focus();
}

const widthOfLetter = 8;
const roomAround = 18;

/**
 * A field for a price or a quantity, with a limited number of decimals; both comma and point separate them.
 */
export function AmountInput(props: AmountInputProps) {
  const { value, onChange, decimals = 2, unit, onBlur, ...others } = props;
  const [typed, setTyped] = useState<TypedAmount>(value ?? '');
  const [isTyping, setTyping] = useState(false);
  function begin({ currentTarget }: FocusEvent<HTMLInputElement>) {
    // The text is selected synchronously: a delayed selection would lose the first digit of a fast typist.
    currentTarget.select();
    setTyped(filledAmount(value, decimals));
    setTyping(true);
  }
  function take(next: TypedAmount) {
    setTyped(next);
    onChange(amountOfTyped(next));
  }
  return (
    <NumberInput
      allowNegative={false}
      // An arrow key pressed by mistake must not change a price.
      withKeyboardEvents={false}
      inputMode="decimal"
      thousandSeparator={'\u00A0'}
      {...others}
      onFocusCapture={begin}
      onMouseDown={focusByPress}
      valueIsNumericString
      decimalScale={decimals}
      // Trailing zeros are added only when the field gets or loses the focus, not while the user types. If
      // NumberInput changed the text by itself, it would set the caret later and so take the focus back from
      // the next field.
      fixedDecimalScale={!isTyping}
      value={shownAmount(typed, value)}
      onChange={take}
      // The default paste would drop the comma of `98,50` and read 9850.
      onPaste={(event) => {
        const amount = pastedAmount(event.clipboardData.getData('text'), decimals);
        event.preventDefault();
        if (amount !== null) take(String(amount));
      }}
      onBlur={(event) => {
        setTyping(false);
        onBlur?.(event);
      }}
      {...(unit === undefined
        ? {}
        : {
            rightSection: <span aria-hidden>{unit}</span>,
            rightSectionWidth: unit.length * widthOfLetter + roomAround,
            rightSectionPointerEvents: 'none' as const,
          })}
    />
  );
}
