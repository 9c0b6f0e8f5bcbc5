alter table platform.businesses
  add column phone_number text not null default '',
  add column email text not null default '',
  add column website text not null default '',
  add column updated_at timestamptz not null default now();

alter table tenant.settings
  add column prints_payment_qr boolean not null default true,
  add column prints_vat_section boolean not null default true,
  add column logo bytea,
  add column logo_type text;

-- The password of the self-care portal, encrypted with a key that is not in this database.
create table tenant.credentials (
  business_id platform.record_id primary key references platform.businesses,
  encrypted_password bytea not null,
  updated_at timestamptz not null,
  -- When the portal last let us in with it.
  last_login_at timestamptz
);
call tenant.guard('tenant.credentials');
grant select, insert, update on tenant.credentials to tezga_server;

create table tenant.comments (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  at timestamptz not null,
  user_id platform.record_id not null,
  user_name text not null,
  message text not null,
  primary key (business_id, id)
);
create index comments_newest on tenant.comments (business_id, at desc, id desc);
call tenant.guard('tenant.comments');
grant select, insert on tenant.comments to tezga_server;

create table tenant.comment_files (
  business_id platform.record_id not null,
  id platform.record_id not null,
  comment_id platform.record_id not null,
  name text not null,
  type text not null,
  content bytea not null,
  primary key (business_id, id),
  foreign key (business_id, comment_id) references tenant.comments
);
create index comment_files_of_comment on tenant.comment_files (business_id, comment_id);
call tenant.guard('tenant.comment_files');
grant select, insert on tenant.comment_files to tezga_server;

-- Proven again in this session; secrets may be read for a few minutes after.
alter table platform.sessions add column password_confirmed_at timestamptz;
