-- Reports that are sent by e-mail each day, week or month.
create table tenant.report_schedules (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  -- What is sent: the report, its grouping and its filter.
  definition jsonb not null,
  period text collate "C" not null check (period in ('yesterday', 'lastWeek', 'lastMonth')),
  frequency text collate "C" not null check (frequency in ('daily', 'weekly', 'monthly')),
  -- Monday is 1; only for weekly.
  weekday smallint not null check (weekday between 1 and 7),
  -- Only for monthly; a shorter month has it on its last day.
  month_day smallint not null check (month_day between 1 and 31),
  -- In Tirana.
  hour smallint not null check (hour between 0 and 23),
  language text collate "C" not null check (language in ('sq', 'en', 'it')),
  -- The ids of users; those who left or lost the permission receive nothing.
  recipient_ids jsonb not null,
  created_by_id platform.record_id not null,
  created_by_name text not null,
  -- Since when the time of sending is the present one: an hour before it is not due.
  timed_at timestamptz not null,
  -- The day in Tirana that it was last sent for: the same day is never sent twice.
  last_day date,
  updated_at timestamptz not null,
  primary key (business_id, id)
);
call tenant.guard('tenant.report_schedules');
grant select, insert, update, delete on tenant.report_schedules to tezga_server;

-- The schedules that were not sent today, whichever business they belong to: only when, never what.
create function platform.unsent_report_schedules(today date)
returns table (business_id text, id text, frequency text, weekday smallint, month_day smallint, hour smallint, timed_at timestamptz, last_day text)
language sql stable security definer set search_path = pg_catalog as $$
  select schedule.business_id, schedule.id, schedule.frequency, schedule.weekday, schedule.month_day, schedule.hour,
    schedule.timed_at, schedule.last_day::text
  from tenant.report_schedules schedule
  join platform.businesses business on business.id = schedule.business_id and business.deleted_at is null
  where schedule.last_day is null or schedule.last_day < today
$$;
revoke all on function platform.unsent_report_schedules(date) from public;
grant execute on function platform.unsent_report_schedules(date) to tezga_server;

-- A job reads a report as its recipient would: only the shops of the recipient.
grant execute on function platform.places_of(text, text, text) to tezga_server;
