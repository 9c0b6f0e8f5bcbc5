-- How each backup of the installation and each rehearsal of one ended; shown to the super admin.
create table platform.backups (
  id platform.record_id primary key,
  kind text not null check (kind in ('backup', 'rehearsal')),
  started_by text not null check (started_by in ('schedule', 'person', 'command')),
  started_at timestamptz not null,
  -- Null while it runs, and for ever where the process ended before it did.
  finished_at timestamptz,
  file_name text,
  bytes bigint,
  row_count bigint,
  problem text
);
create index backups_time on platform.backups (started_at desc);
-- Only the owner of the tables takes a backup, so only it writes here.
grant select on platform.backups to tezga_server;
