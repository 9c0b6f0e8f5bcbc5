import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { usePhrases } from '../../theme/PhrasesProvider.tsx';
import type { HourRangeFilter } from './filter-definition.ts';
import type { FilterEditorProps } from './filter-editor-props.ts';
import { fullHour, hourRangeOf, hoursToBegin } from './hour-range.ts';
import classes from '../Toolbar.module.css';

const hoursToEnd = hoursToBegin.map((hour) => hour + 1);

/** Selects a range of hours of the day. */
export function HourRangeEditor({ values, onChange, onClose }: FilterEditorProps<HourRangeFilter>) {
  const { filters } = usePhrases().table;
  const chosen = hourRangeOf(values);
  const [from, setFrom] = useState(String(chosen.from ?? ''));
  const [to, setTo] = useState(String(chosen.to ?? ''));
  return (
    <form
      className={classes['days']}
      onSubmit={(event) => {
        event.preventDefault();
        onChange([from, to]);
        onClose();
      }}
    >
      <HourField label={filters.from} hours={hoursToBegin} value={from} onChange={setFrom} />
      <HourField label={filters.to} hours={hoursToEnd} value={to} onChange={setTo} />
      <Button size="xs" type="submit">
        {filters.apply}
      </Button>
    </form>
  );
}

interface HourFieldProps {
  readonly label: string;
  readonly hours: readonly number[];
  /** The selected hour; empty for an open end of the range. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function HourField({ label, hours, value, onChange }: HourFieldProps) {
  const { filters } = usePhrases().table;
  return (
    <label className={classes['day']}>
      {label}
      <select
        className={classes['dayInput']}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{filters.unset}</option>
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {fullHour(hour)}
          </option>
        ))}
      </select>
    </label>
  );
}
