-- The version of an admin, for edits that name the version they have seen. Names and contacts change in several places,
-- also by the admin, so the database raises it.
alter table platform.admins add column updated_at timestamptz not null default now();

create function platform.later_admin_version(admin platform.admins) returns timestamptz
  language sql volatile as $$
  select greatest(date_trunc('milliseconds', clock_timestamp()), admin.updated_at + interval '1 millisecond')
$$;

create function platform.raise_version_of_admin() returns trigger language plpgsql as $$
begin
  update platform.admins admin set updated_at = platform.later_admin_version(admin) where admin.user_id = new.id;
  return null;
end
$$;

create trigger users_raise_version_of_admin after update of name, email, phone, kind, deleted_at on platform.users
  for each row
  when ((old.name, old.email, old.phone, old.kind, old.deleted_at)
    is distinct from (new.name, new.email, new.phone, new.kind, new.deleted_at))
  execute function platform.raise_version_of_admin();

create function platform.raise_own_version() returns trigger language plpgsql as $$
begin
  new.updated_at := platform.later_admin_version(old);
  return new;
end
$$;

create trigger admins_raise_version before update of role_id on platform.admins
  for each row when (old.role_id is distinct from new.role_id)
  execute function platform.raise_own_version();
