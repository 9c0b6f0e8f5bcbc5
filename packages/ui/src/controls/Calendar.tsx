import '@mantine/dates/styles.layer.css';
import './Calendar.css';
import { DatePicker } from '@mantine/dates';
import 'dayjs/locale/it.js';
import 'dayjs/locale/sq.js';
import { usePhrases } from '../theme/PhrasesProvider.tsx';
import { isDay } from './typed-date.ts';

export interface CalendarProps {
  readonly day: string;
  readonly min: string | undefined;
  readonly language: string;
  readonly onPick: (day: string) => void;
}

/** A calendar month in which the user picks a day; the week starts on Monday. */
export function Calendar({ day, min, language, onPick }: CalendarProps) {
  const words = usePhrases().ui.date;
  const value = isDay(day) ? day : null;
  return (
    <DatePicker
      locale={language}
      value={value}
      {...(value === null ? {} : { defaultDate: value })}
      {...(min === undefined ? {} : { minDate: min })}
      highlightToday
      ariaLabels={{
        previousMonth: words.earlier,
        previousYear: words.earlier,
        previousDecade: words.earlier,
        nextMonth: words.later,
        nextYear: words.later,
        nextDecade: words.later,
        monthLevelControl: words.chooseMonth,
        yearLevelControl: words.chooseYear,
      }}
      onChange={(picked) => {
        if (picked !== null) onPick(picked);
      }}
    />
  );
}
