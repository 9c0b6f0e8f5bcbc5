-- A person who had an account before owns the business only after accepting the invitation.
alter table platform.businesses add invited_owner_id platform.record_id references platform.users;
create index businesses_invited_owner on platform.businesses (invited_owner_id) where invited_owner_id is not null;

-- Whose certificate has ended or ends soon, over all businesses of an admin; null for those of all admins.
create function platform.certificates_ending(ends_before timestamptz, admin text)
returns table (business_id text, not_after timestamptz)
language sql stable security definer set search_path = pg_catalog as $$
  select certificate.business_id::text, certificate.not_after from tenant.certificates certificate
  join platform.businesses business on business.id = certificate.business_id
  where certificate.replaced_at is null and certificate.not_after < ends_before
    and business.deleted_at is null and (admin is null or business.admin_id = admin)
$$;
revoke all on function platform.certificates_ending(timestamptz, text) from public;
grant execute on function platform.certificates_ending(timestamptz, text) to tezga_server;

-- The business of an admin whose certificate is valid longest; with it a taxpayer is looked up for a new business.
create function platform.business_with_certificate(at timestamptz, admin text) returns text
language sql stable security definer set search_path = pg_catalog as $$
  select certificate.business_id::text from tenant.certificates certificate
  join platform.businesses business on business.id = certificate.business_id
  where certificate.replaced_at is null and certificate.not_before <= at and certificate.not_after > at
    and certificate.encrypted_key is not null
    and business.deleted_at is null and (admin is null or business.admin_id = admin)
  order by certificate.not_after desc, certificate.business_id limit 1
$$;
revoke all on function platform.business_with_certificate(timestamptz, text) from public;
grant execute on function platform.business_with_certificate(timestamptz, text) to tezga_server;
