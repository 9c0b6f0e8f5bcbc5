import type { TextInputProps } from '@mantine/core';
import { tiranaDay } from '@tezga/domain';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useLanguage, usePhrases } from '../theme/PhrasesProvider.tsx';
import { ActionIcon } from './ActionIcon.tsx';
import { Popover } from './Popover.tsx';
import { TextInput } from './TextInput.tsx';
import { dateOfTyped, isFieldDate, shownDate, type FieldDate } from './typed-date.ts';

// The code of the calendar is loaded when it is first opened, because most dates are typed or left as
// proposed.
const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

export interface DateFieldProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'rightSection' | 'min'
> {
  readonly value: FieldDate;
  /**
   * Receives the date. Text that is not a date is passed as typed, so that the rule of the form refuses it.
   */
  readonly onChange: (value: FieldDate) => void;
  readonly withTime?: boolean;
  /** The first day that the calendar offers. */
  readonly min?: string;
  /**
   * True to render the calendar inside the popover that contains the field: a click in a portal would close
   * that popover.
   */
  readonly isInPopover?: boolean;
}

/**
 * A field for a day or for a day and time, as DD.MM.YYYY HH:mm, typed or picked from a calendar. The date
 * inputs of browsers write dates in the language of the browser, in which 12/07 may be read as December.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, withTime = false, isInPopover = false, min, error, onBlur, ...others } = props;
  const words = usePhrases().ui.date;
  const { language } = useLanguage();
  const [today] = useState(() => tiranaDay(new Date()));
  const [typed, setTyped] = useState(() => shownDate(value));
  const [isTyping, setTyping] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const parsing = { withTime, today };
  const shown = dateOfTyped(typed, parsing) === value ? typed : shownDate(value);
  const isWrong = !isTyping && value !== '' && !isFieldDate(value, withTime);
  const pick = (day: string) => {
    const time = value.split('T')[1] ?? '08:00';
    onChange(withTime ? `${day}T${time}` : day);
    setOpen(false);
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      {...(isInPopover ? { withinPortal: false } : {})}
      // Disables the ARIA roles of the popover, which would mark the text input as expanded; only a combobox
      // may be marked so. The button is marked instead.
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          autoComplete="off"
          placeholder={withTime ? words.placeholderWithTime : words.placeholder}
          {...others}
          error={isWrong ? (withTime ? words.wrongWithTime : words.wrong) : error}
          value={shown}
          onChange={({ currentTarget }) => {
            setTyping(true);
            setTyped(currentTarget.value);
            onChange(dateOfTyped(currentTarget.value, parsing));
          }}
          onBlur={(event) => {
            setTyping(false);
            setTyped(shownDate(value));
            onBlur?.(event);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || !event.altKey) return;
            event.preventDefault();
            setOpen(true);
          }}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={words.pick}
              aria-expanded={isOpen}
              disabled={others.disabled ?? false}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={15} stroke={1.7} aria-hidden />
            </ActionIcon>
          }
        />
      </Popover.Target>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element is the popover's own */}
      <Popover.Dropdown role="dialog" aria-label={words.pick}>
        <Suspense fallback={null}>
          <Calendar day={value.split('T')[0] ?? ''} min={min} language={language} onPick={pick} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
