import type { ReactNode } from 'react';
import classes from './KeyFields.module.css';

interface KeyChoiceProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly picture: ReactNode }[];
  readonly onChange: (value: Value) => void;
}

/** A radio group of pictures; tooltips and screen readers have the names. */
export function KeyChoice<Value extends string>(props: KeyChoiceProps<Value>) {
  const { name, label, value, options, onChange } = props;
  return (
    <fieldset className={classes['choice']}>
      <legend>{label}</legend>
      <div className={classes['options']}>
        {options.map((option) => (
          <label key={option.value} className={classes['option']} title={option.label}>
            <input
              type="radio"
              name={name}
              aria-label={option.label}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
