import type { contract, OutputOf } from '@tezga/contract';
import { sendingFrequencies, sentPeriods } from '@tezga/domain';
import { languages } from '@tezga/phrases';
import { Button, MultiSelect, Select, useLanguage, usePhrases } from '@tezga/ui';
import { useState } from 'react';
import classes from './SendDialog.module.css';

type Answer = OutputOf<typeof contract.reports.schedules>;

export type Sending = Pick<
  Answer['schedules'][number],
  'period' | 'frequency' | 'weekday' | 'monthDay' | 'hour' | 'language' | 'recipientIds'
>;

export const readableHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

interface ScheduleFieldsProps {
  /** The schedule that is changed; null for a new one. */
  readonly initial: Sending | null;
  readonly recipients: Answer['recipients'];
  readonly onSave: (sending: Sending) => Promise<void>;
}

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_number, place) => from + place);

/** When, to whom and in which language a report is sent. */
export function ScheduleFields({ initial, recipients, onSave }: ScheduleFieldsProps) {
  const { reports, dashboard, ui } = usePhrases();
  const words = reports.send;
  const { language } = useLanguage();
  const [sending, setSending] = useState<Sending>(() => sendingOf(initial, language, recipients));
  const [isTried, setIsTried] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const set = (changed: Partial<Sending>) => setSending((before) => ({ ...before, ...changed }));
  const isEmpty = sending.recipientIds.length === 0;
  const save = async () => {
    setIsTried(true);
    if (isEmpty) return;
    setIsSaving(true);
    await onSave(sending);
    setIsSaving(false);
  };
  return (
    <div className={classes['fields']}>
      <Select
        label={words.period}
        data={sentPeriods.map((value) => ({ value, label: words.periods[value] }))}
        value={sending.period}
        allowDeselect={false}
        onChange={(value) => set({ period: chosenOf(sentPeriods, value, sending.period) })}
      />
      <Select
        label={words.frequency}
        data={sendingFrequencies.map((value) => ({ value, label: words.frequencies[value] }))}
        value={sending.frequency}
        allowDeselect={false}
        onChange={(value) => set({ frequency: chosenOf(sendingFrequencies, value, sending.frequency) })}
      />
      {sending.frequency === 'weekly' ? (
        <Select
          label={words.weekday}
          data={numbers(1, 7).map((day) => ({
            value: String(day),
            label: dashboard.weekdays[day % 7] ?? '',
          }))}
          value={String(sending.weekday)}
          allowDeselect={false}
          onChange={(value) => set({ weekday: Number(value) })}
        />
      ) : null}
      {sending.frequency === 'monthly' ? (
        <Select
          label={words.monthDay}
          description={words.monthDayHint}
          data={numbers(1, 31).map(String)}
          value={String(sending.monthDay)}
          allowDeselect={false}
          onChange={(value) => set({ monthDay: Number(value) })}
        />
      ) : null}
      <Select
        label={words.hour}
        data={numbers(0, 23).map((hour) => ({ value: String(hour), label: readableHour(hour) }))}
        value={String(sending.hour)}
        allowDeselect={false}
        onChange={(value) => set({ hour: Number(value) })}
      />
      <Select
        label={words.language}
        data={languages.map((value) => ({ value, label: words.languages[value] }))}
        value={sending.language}
        allowDeselect={false}
        onChange={(value) => set({ language: chosenOf(languages, value, sending.language) })}
      />
      <MultiSelect
        className={classes['wide'] ?? ''}
        label={words.recipients}
        data={recipients.map(({ _id, name, email }) => ({ value: _id, label: `${name} (${email})` }))}
        value={sending.recipientIds}
        error={isTried && isEmpty ? words.noRecipients : null}
        onChange={(recipientIds) => set({ recipientIds })}
      />
      <div className={classes['wide']}>
        <Button onClick={() => void save()} loading={isSaving}>
          {initial === null ? words.add : ui.save}
        </Button>
      </div>
    </div>
  );
}

const chosenOf = <Code extends string>(codes: readonly Code[], value: string | null, before: Code): Code =>
  codes.find((code) => code === value) ?? before;

/** Leaves out recipients who may no longer read the report, because the server refuses them. */
function sendingOf(
  initial: Sending | null,
  language: Sending['language'],
  recipients: Answer['recipients'],
): Sending {
  const { period, frequency, weekday, monthDay, hour } = initial ?? usual;
  return {
    period,
    frequency,
    weekday,
    monthDay,
    hour,
    language: initial?.language ?? language,
    recipientIds: (initial?.recipientIds ?? []).filter((id) => recipients.some(({ _id }) => _id === id)),
  };
}

const usual = { period: 'lastWeek', frequency: 'weekly', weekday: 1, monthDay: 1, hour: 8 } as const;
