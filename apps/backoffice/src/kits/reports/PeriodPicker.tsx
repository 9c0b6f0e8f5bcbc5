import { Button, DateField, Popover, SegmentedControl, usePhrases } from '@tezga/ui';
import { IconCalendar, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './Reports.module.css';
import { chosenPeriod, periodPresets, presetPeriod, readableRange, type Period } from './period.ts';

/** The presets shown next to the button if there is room; the button lists all of them. */
const besideButton = ['last7Days', 'last30Days', 'thisMonth', 'thisYear'] as const;

interface PeriodPickerProps {
  readonly period: Period;
  readonly today: string;
  readonly onChange: (period: Period) => void;
}

export function PeriodPicker({ period, today, onChange }: PeriodPickerProps) {
  const words = usePhrases().dashboard;
  const [isOpen, setOpen] = useState(false);
  const choose = (chosen: Period) => {
    onChange(chosen);
    setOpen(false);
  };
  return (
    <>
      <SegmentedControl
        className={classes['quick'] ?? ''}
        aria-label={words.period}
        value={besideButton.find((preset) => preset === period.preset) ?? ''}
        data={besideButton.map((value) => ({ value, label: words.presets[value] }))}
        onChange={(value) => {
          const preset = besideButton.find((each) => each === value);
          if (preset !== undefined) choose(presetPeriod(preset, today));
        }}
      />
      <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus>
        <Popover.Target>
          <Button
            variant="default"
            aria-label={`${words.period}: ${readableRange(period)}`}
            leftSection={<IconCalendar size={15} stroke={1.7} aria-hidden />}
            rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          >
            {readableRange(period)}
          </Button>
        </Popover.Target>
        <Popover.Dropdown>
          <PeriodChoice key={readableRange(period)} period={period} today={today} onChoose={choose} />
        </Popover.Dropdown>
      </Popover>
    </>
  );
}

interface PeriodChoiceProps extends Pick<PeriodPickerProps, 'period' | 'today'> {
  readonly onChoose: (period: Period) => void;
}

/** The list of presets, and two date fields for any other period. */
function PeriodChoice({ period, today, onChoose }: PeriodChoiceProps) {
  const words = usePhrases().dashboard;
  const [typed, setTyped] = useState<{ from: string; to: string }>(period);
  const chosen = chosenPeriod(typed.from, typed.to);
  const dayField = (which: 'from' | 'to') => (
    <DateField
      isInPopover
      size="xs"
      className={classes['dayField'] ?? ''}
      label={words[which]}
      value={typed[which]}
      onChange={(day) => setTyped({ ...typed, [which]: day })}
    />
  );
  return (
    <form
      className={classes['periods']}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null) onChoose(chosen);
      }}
    >
      <div className={classes['presets']}>
        {periodPresets.map((preset) => (
          <button
            key={preset}
            type="button"
            className={classes['preset']}
            aria-pressed={period.preset === preset}
            onClick={() => onChoose(presetPeriod(preset, today))}
          >
            {words.presets[preset]}
          </button>
        ))}
      </div>
      <div className={classes['days']}>
        {dayField('from')}
        {dayField('to')}
        <Button type="submit" size="xs" disabled={chosen === null}>
          {words.apply}
        </Button>
      </div>
    </form>
  );
}
