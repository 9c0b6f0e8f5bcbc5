-- Who did what and when: a line for every changing call, written in its own transaction, never changed.
create table tenant.activity (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  at timestamptz not null default now(),
  user_id platform.record_id not null,
  user_name text not null,
  action text not null,
  subject text,
  request_id text not null,
  device text not null,
  primary key (business_id, id)
);
create index activity_time on tenant.activity (business_id, at desc, id desc);
create index activity_user on tenant.activity (business_id, user_id, at desc);
create index activity_action on tenant.activity (business_id, action, at desc);
call tenant.guard('tenant.activity');
grant select, insert on tenant.activity to tezga_server;
create trigger activity_is_history before update or delete or truncate on tenant.activity
  for each statement execute function platform.refuse_change();

-- The same for what happens outside any business: super admins, and people choosing a business.
create table platform.activity (
  id platform.record_id primary key,
  at timestamptz not null default now(),
  user_id platform.record_id not null,
  user_name text not null,
  action text not null,
  subject text,
  request_id text not null,
  device text not null
);
create index activity_time on platform.activity (at desc, id desc);
grant select, insert on platform.activity to tezga_server;
create trigger activity_is_history before update or delete or truncate on platform.activity
  for each statement execute function platform.refuse_change();
