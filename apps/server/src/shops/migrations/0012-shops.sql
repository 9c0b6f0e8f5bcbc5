create table tenant.shops (
  business_id platform.record_id not null references platform.businesses,
  id platform.record_id not null,
  name text not null,
  -- The business unit code the tax authority gave this place.
  business_unit_code text not null default '',
  alpha_code text not null default '',
  address text not null,
  city text not null,
  country text not null default 'ALB',
  phone_number text not null default '',
  is_secondary boolean not null default false,
  is_hidden boolean not null default false,
  allow_negative_stock boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
call tenant.guard('tenant.shops');
grant select, insert, update, delete on tenant.shops to tezga_server;
