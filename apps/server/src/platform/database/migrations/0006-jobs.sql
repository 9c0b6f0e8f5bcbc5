-- The queue's tables belong to the owner; through this door the server adds a job inside the transaction of the work.
create function platform.add_job(task text, payload json, job_key text default null, run_at timestamptz default null)
returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job(task, payload => payload, job_key => job_key, run_at => run_at);
end
$$;
revoke all on function platform.add_job(text, json, text, timestamptz) from public;
grant execute on function platform.add_job(text, json, text, timestamptz) to tezga_server;
