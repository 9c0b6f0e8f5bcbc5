import { contract, type OutputOf } from '@tezga/contract';
import type { SentReport } from '@tezga/domain';
import { Button, DialogFrame, toast, usePhrases, type TableState } from '@tezga/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { chosenIn } from '../../kits/lists/list-request.ts';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { call } from '../../session/call.ts';
import { schedulesQuery } from './queries.ts';
import { readableHour, ScheduleFields, type Sending } from './ScheduleFields.tsx';
import classes from './SendDialog.module.css';
import { groupingOf } from './sold-request.ts';

type Answer = OutputOf<typeof contract.reports.schedules>;
type Schedule = Answer['schedules'][number];

interface SendDialogProps {
  readonly report: SentReport;
  readonly title: string;
  readonly state: TableState;
  readonly onClose: () => void;
}

/** The schedules of a report, and the form of a new schedule, which takes over the filters of the screen. */
export function SendDialog({ report, title, state, onClose }: SendDialogProps) {
  const { reports, ui } = usePhrases();
  const words = reports.send;
  const by = groupingOf(state);
  const headingId = useId();
  const query = useQuery(schedulesQuery);
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const [edited, setEdited] = useState<Schedule | null>(null);
  const change = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast.success(done);
      setEdited(null);
    } catch (error) {
      showFailure(words.failed, error);
    }
    await queries.invalidateQueries({ queryKey: schedulesQuery.queryKey });
  };
  const save = (sending: Sending) =>
    edited === null
      ? change(
          () =>
            call(contract.reports.addSchedule, {
              report,
              by,
              shopIds: chosenIn(state, 'shop'),
              posIds: chosenIn(state, 'till'),
              operatorIds: chosenIn(state, 'operator'),
              categoryIds: by === 'method' ? [] : chosenIn(state, 'category'),
              ...sending,
            }),
          words.added,
        )
      : change(
          () =>
            call(contract.reports.editSchedule, {
              scheduleId: edited._id,
              updatedAt: edited.updatedAt,
              ...sending,
            }),
          words.saved,
        );
  const remove = ({ _id: scheduleId }: Schedule) =>
    change(() => call(contract.reports.removeSchedule, { scheduleId }), words.removed);
  return (
    <DialogFrame labelledBy={headingId} width={560} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {words.title(title)}
      </h2>
      <p className={classes['hint']}>{words.hint}</p>
      {query.data === undefined ? (
        <SectionState query={query} />
      ) : (
        <>
          <Schedules
            answer={query.data}
            report={report}
            onEdit={setEdited}
            onRemove={(schedule) => void remove(schedule)}
          />
          <ScheduleFields
            key={edited?._id ?? 'new'}
            initial={edited}
            recipients={query.data.recipients}
            onSave={save}
          />
        </>
      )}
      <div className={classes['actions']}>
        <Button variant="default" onClick={onClose}>
          {ui.close}
        </Button>
      </div>
    </DialogFrame>
  );
}

interface SchedulesProps {
  readonly answer: Answer;
  readonly report: SentReport;
  readonly onEdit: (schedule: Schedule) => void;
  readonly onRemove: (schedule: Schedule) => void;
}

function Schedules({ answer, report, onEdit, onRemove }: SchedulesProps) {
  const { reports, dashboard } = usePhrases();
  const words = reports.send;
  const own = answer.schedules.filter((schedule) => schedule.report === report);
  if (own.length === 0) return <p className={classes['hint']}>{words.none}</p>;
  const nameOf = new Map(answer.recipients.map(({ _id, name }) => [_id, name]));
  const dayOf = ({ frequency, weekday, monthDay }: Schedule) => {
    if (frequency === 'weekly') return dashboard.weekdays[weekday % 7] ?? '';
    return frequency === 'monthly' ? String(monthDay) : '';
  };
  return (
    <ul className={classes['schedules']}>
      {own.map((schedule) => (
        <li key={schedule._id} className={classes['schedule']}>
          <div className={classes['facts']}>
            <b>
              {words.when(
                words.frequencies[schedule.frequency],
                dayOf(schedule),
                readableHour(schedule.hour),
              )}
            </b>
            <span>
              {[
                words.periods[schedule.period],
                ...(report === 'sales-summary' ? [reports.groupings[schedule.by]] : []),
                ...(isFiltered(schedule) ? [words.filtered] : []),
                schedule.lastSentDay === null
                  ? words.neverSent
                  : words.lastSent(schedule.lastSentDay.split('-').toReversed().join('.')),
              ].join(' · ')}
            </span>
            <span>
              {words.recipients}: {schedule.recipientIds.map((id) => nameOf.get(id) ?? words.left).join(', ')}
            </span>
          </div>
          <Button variant="default" onClick={() => onEdit(schedule)}>
            {words.edit}
          </Button>
          <Button variant="default" onClick={() => onRemove(schedule)}>
            {words.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const isFiltered = ({ shopIds, posIds, operatorIds, categoryIds }: Schedule): boolean =>
  [shopIds, posIds, operatorIds, categoryIds].some((ids) => ids.length > 0);
