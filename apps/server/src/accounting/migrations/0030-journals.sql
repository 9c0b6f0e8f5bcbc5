create table tenant.journals (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  source_type text collate "C" not null,
  source_id text collate "C" not null,
  kind text collate "C" not null,
  -- A source is posted once a kind: first 0, then perhaps 1, which takes it back, then 2 in its place, and so on.
  -- Nothing is ever changed, so this order is what tells a journal that stands from one that was taken back.
  turn smallint not null default 0 check (turn >= 0),
  is_void boolean not null generated always as (turn % 2 = 1) stored,
  turn_before smallint generated always as (nullif(turn, 0) - 1) stored,
  -- Of the document, in Tirana.
  day date not null,
  made_at timestamptz not null,
  -- Null for what the server did by itself.
  created_by platform.record_id,
  meta jsonb not null default '{}',
  primary key (business_id, id),
  constraint journals_once unique (business_id, source_type, source_id, kind, turn),
  constraint journals_in_turn foreign key (business_id, source_type, source_id, kind, turn_before)
    references tenant.journals (business_id, source_type, source_id, kind, turn)
);
call tenant.guard('tenant.journals');
grant select, insert on tenant.journals to tezga_server;

create table tenant.journal_lines (
  business_id platform.record_id not null,
  journal_id platform.record_id not null,
  place integer not null check (place >= 1),
  -- That of the journal, so that an account is read by day without looking at its journals.
  day date not null,
  -- Plain byte order, so that all accounts below one lie side by side in the index.
  account_path text collate "C" not null check (account_path ~ '^[^:\s]+(:[^:\s]+)*$'),
  -- Hundredths of a lek, then of the currency.
  debit bigint not null check (debit >= 0),
  credit bigint not null check (credit >= 0),
  debit_mon bigint not null check (debit_mon >= 0),
  credit_mon bigint not null check (credit_mon >= 0),
  currency text not null,
  exchange_rate numeric(18, 8) not null check (exchange_rate > 0),
  primary key (business_id, journal_id, place),
  foreign key (business_id, journal_id) references tenant.journals,
  constraint one_side check (debit = 0 or credit = 0),
  constraint one_side_mon check (debit_mon = 0 or credit_mon = 0)
);
-- Lean, because the same few accounts are posted to all day: equal keys are kept once.
create index journal_lines_of_account on tenant.journal_lines (business_id, account_path, day);
call tenant.guard('tenant.journal_lines');
grant select, insert on tenant.journal_lines to tezga_server;

create trigger journals_are_history before update or delete or truncate on tenant.journals
for each statement execute function platform.refuse_change();
create trigger journal_lines_are_history before update or delete or truncate on tenant.journal_lines
for each statement execute function platform.refuse_change();

-- All lines of a journal are written by one statement. There is only one line 1, so no later statement can bring it.
create function tenant.refuse_later_lines() returns trigger
language plpgsql set search_path = pg_catalog as $$
declare
  late text;
begin
  select journal_id into late from added group by business_id, journal_id having min(place) <> 1 limit 1;
  if found then
    raise exception 'the lines of journal % do not begin with the first', late
      using errcode = 'check_violation', constraint = 'journal_lines_at_once', table = 'journal_lines', schema = 'tenant';
  end if;
  return null;
end
$$;
create trigger journal_lines_at_once after insert on tenant.journal_lines referencing new table as added
for each statement execute function tenant.refuse_later_lines();

-- Looked at once a journal, when the transaction ends, whoever wrote it; the lines cannot change after that.
create function tenant.refuse_unbalanced_journal() returns trigger
language plpgsql security definer set search_path = pg_catalog
-- However small the table was when the plan was made.
set enable_seqscan = off as $$
declare
  lines bigint;
  difference numeric;
  is_of_other_day boolean;
begin
  select count(*), sum(debit) - sum(credit), bool_or(day <> new.day) into lines, difference, is_of_other_day
  from tenant.journal_lines where business_id = new.business_id and journal_id = new.id;
  if lines = 0 or difference <> 0 or is_of_other_day then
    raise exception 'journal % of % % has % lines that differ by %, of another day: %',
      new.id, new.source_type, new.source_id, lines, difference, is_of_other_day
      using errcode = 'check_violation', constraint = 'journals_balance', table = 'journals', schema = 'tenant';
  end if;
  return null;
end
$$;
create constraint trigger journals_balance after insert on tenant.journals deferrable initially deferred
for each row execute function tenant.refuse_unbalanced_journal();
