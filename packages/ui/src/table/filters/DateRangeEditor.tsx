import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { DateField } from '../../controls/DateField.tsx';
import { isDay } from '../../controls/typed-date.ts';
import { usePhrases } from '../../theme/PhrasesProvider.tsx';
import { dateRangeOf, dateRangePresets, presetRange } from './date-range.ts';
import type { DateRange } from './date-range.ts';
import type { DateRangeFilter } from './filter-definition.ts';
import type { FilterEditorProps } from './filter-editor-props.ts';
import classes from '../Toolbar.module.css';
import { useToday } from './use-today.ts';

/** Selects the usual periods by one click, or any other period by its first and last day. */
export function DateRangeEditor({ values, onChange, onClose }: FilterEditorProps<DateRangeFilter>) {
  const { filters } = usePhrases().table;
  const chosen = dateRangeOf(values);
  // The typed days are applied only when the user submits them, because days are typed digit by digit.
  const [typed, setTyped] = useState<DateRange>(chosen);
  const today = useToday();
  const apply = ({ from, to }: DateRange) => {
    const range = dateRangeOf([from, to]);
    onChange([range.from, range.to]);
    onClose();
  };
  return (
    <form
      className={classes['dates']}
      onSubmit={(event) => {
        event.preventDefault();
        apply(typed);
      }}
    >
      <div className={classes['presets']}>
        {dateRangePresets.map((preset) => {
          const range = presetRange(preset, today);
          const isChosen = range.from === chosen.from && range.to === chosen.to;
          return (
            <button
              key={preset}
              type="button"
              className={classes['preset']}
              aria-pressed={isChosen}
              onClick={() => apply(range)}
            >
              {filters.presets[preset]}
            </button>
          );
        })}
      </div>
      <div className={classes['days']}>
        <DateField
          isInPopover
          size="xs"
          className={classes['day'] ?? ''}
          label={filters.from}
          value={typed.from}
          onChange={(from) => setTyped({ ...typed, from })}
        />
        <DateField
          isInPopover
          size="xs"
          className={classes['day'] ?? ''}
          label={filters.to}
          value={typed.to}
          onChange={(to) => setTyped({ ...typed, to })}
        />
        <Button
          size="xs"
          type="submit"
          disabled={![typed.from, typed.to].every((day) => day === '' || isDay(day))}
        >
          {filters.apply}
        </Button>
      </div>
    </form>
  );
}
