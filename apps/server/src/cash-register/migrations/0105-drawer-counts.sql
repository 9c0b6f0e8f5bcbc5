-- The cash that was counted in a drawer. What it differs from the expected cash is posted as income or as an expense, and
-- from then on the expected cash is the counted one.
create table tenant.drawer_counts (
  business_id platform.record_id not null,
  id platform.record_id not null,
  till_id platform.record_id not null,
  -- In Tirana.
  day date not null,
  -- What was in the drawer by its movements and sales; below zero where more was given back than taken in.
  expected_amount bigint not null,
  counted_amount bigint not null check (counted_amount >= 0),
  counted_at timestamptz not null,
  note text not null default '',
  -- The employee, where the person is one.
  operator_id platform.record_id not null,
  operator_name text not null,
  primary key (business_id, id),
  foreign key (business_id, till_id) references tenant.tills
);
create index drawer_counts_of_day on tenant.drawer_counts (business_id, till_id, day, id);
call tenant.guard('tenant.drawer_counts');
call tenant.guard_place('tenant.drawer_counts', 'till_id');
grant select, insert on tenant.drawer_counts to tezga_server;
create trigger drawer_counts_are_history before update or delete or truncate on tenant.drawer_counts
for each statement execute function platform.refuse_change();

-- The sum of what the counts of the day found more, or less.
alter table tenant.drawer_days add column count_difference bigint not null default 0;
grant update (count_difference) on tenant.drawer_days to tezga_server;
