alter table platform.businesses
  -- Numbers for the people who look after the business; phone_number is the one that is printed.
  add contact_numbers text[] not null default '{}',
  -- Names of who recommended the business.
  add suggested_by text[] not null default '{}',
  -- Folded names, contacts and numbers of the business, its owner and its seller; written by a trigger.
  add search_text text collate "C" not null default '',
  -- When something that the list of businesses shows last changed; the browsers of admins fetch what is newer.
  add listed_at timestamptz not null default clock_timestamp();

-- A phone number is found by any part of it, written with the country code or with a zero.
create function platform.phone_text(written text) returns text
language sql immutable strict parallel safe as $$
  select concat_ws(' ', digits, case when digits like '355%' then '0' || substr(digits, 4) end)
  from regexp_replace(written, '\D', '', 'g') digits
$$;

create function platform.describe_business() returns trigger language plpgsql as $$
begin
  new.search_text := ' ' || platform.folded(concat_ws(' ',
    new.name, new.nipt, new.email, new.city, platform.phone_text(new.phone_number),
    (select string_agg(platform.phone_text(number), ' ') from unnest(new.contact_numbers) number),
    (select string_agg(concat_ws(' ', name, email, platform.phone_text(phone)), ' ' order by id)
     from platform.users where id in (new.owner_id, new.admin_id))));
  new.listed_at := clock_timestamp();
  return new;
end $$;
create trigger describe_business before insert or update on platform.businesses
for each row execute function platform.describe_business();

-- The list shows the names and contacts of owners and sellers, which may change without the business.
create function platform.describe_businesses_of_user() returns trigger language plpgsql as $$
begin
  update platform.businesses set listed_at = clock_timestamp() where owner_id = new.id or admin_id = new.id;
  return null;
end $$;
create trigger describe_businesses_of_user after update of name, email, phone on platform.users
for each row when ((old.name, old.email, old.phone) is distinct from (new.name, new.email, new.phone))
execute function platform.describe_businesses_of_user();

create index businesses_owner on platform.businesses (owner_id);
create index businesses_listed on platform.businesses (listed_at);
create index businesses_search on platform.businesses using gin (search_text platform.gin_trgm_ops);
update platform.businesses set listed_at = clock_timestamp();

-- Who handed the business to whom; the browser of the former seller removes it.
create table tenant.transfers_to_sellers (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  from_admin_id platform.record_id,
  to_admin_id platform.record_id not null,
  by_id platform.record_id not null,
  at timestamptz not null default clock_timestamp(),
  primary key (business_id, id)
);
call tenant.guard('tenant.transfers_to_sellers');
grant select, insert on tenant.transfers_to_sellers to tezga_server;

-- The businesses that an admin handed to someone else; the admin has no access to them any more.
create function platform.businesses_handed_over(admin text, since timestamptz) returns table (business_id text)
language sql stable security definer set search_path = pg_catalog as $$
  select distinct transfer.business_id::text from tenant.transfers_to_sellers transfer
  join platform.businesses business on business.id = transfer.business_id
  where transfer.from_admin_id = admin and transfer.at >= since and business.admin_id is distinct from admin
$$;
revoke all on function platform.businesses_handed_over(text, timestamptz) from public;
grant execute on function platform.businesses_handed_over(text, timestamptz) to tezga_server;

-- The VAT rates that the business may use.
alter table tenant.settings add vat_ids text[] not null default '{20,10,6,0}';
