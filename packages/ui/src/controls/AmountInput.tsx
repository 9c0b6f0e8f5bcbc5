import type { NumberInputProps } from '@mantine/core';
import { useState, type FocusEvent, type MouseEvent } from 'react';
import { NumberInput } from './NumberInput.tsx';
import { amountOfTyped, filledAmount, pastedAmount, shownAmount, type TypedAmount } from './typed-amount.ts';

type Own = 'value' | 'defaultValue' | 'onChange' | 'rightSection' | 'decimalScale';

export interface AmountInputProps extends Omit<NumberInputProps, Own> {
  readonly value: number | '' | null | undefined;
  /** Empty where there is no number. */
  readonly onChange: (value: number | '') => void;
  /** 2 for prices and amounts, 3 for quantities and costs, 8 for rates. */
  readonly decimals?: number;
  /** Stands in the field, after the number: 'ALL', 'kg'. */
  readonly unit?: string;
}

function focusByPress(event: MouseEvent<HTMLInputElement>): void {
  if (event.currentTarget === document.activeElement) return;
  // The press itself would put the cursor somewhere inside.
  event.preventDefault();
  event.currentTarget.focus();
}

const widthOfLetter = 8;
const roomAround = 18;

/** A price or a quantity: comma and point both part the decimals, and there are never more of them than allowed. */
export function AmountInput(props: AmountInputProps) {
  const { value, onChange, decimals = 2, unit, onBlur, ...others } = props;
  const [typed, setTyped] = useState<TypedAmount>(value ?? '');
  const [isTyping, setTyping] = useState(false);
  function begin({ currentTarget }: FocusEvent<HTMLInputElement>) {
    // At once: a selection that comes a moment later would give up the first digit of a quick hand.
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
      // An arrow pressed by mistake must not change a price.
      withKeyboardEvents={false}
      inputMode="decimal"
      thousandSeparator={'\u00A0'}
      {...others}
      onFocusCapture={begin}
      onMouseDown={focusByPress}
      valueIsNumericString
      decimalScale={decimals}
      // While it is typed nothing is filled in behind the cursor. What was filled in before stays until something is
      // typed over it: a text that changes by itself sets its caret later, and takes the focus back from the next field.
      fixedDecimalScale={!isTyping}
      value={shownAmount(typed, value)}
      onChange={take}
      // The field itself would take the comma of `98,50` for nothing and make it 9850.
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
