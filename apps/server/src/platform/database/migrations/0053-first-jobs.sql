-- For a key that nobody can have used: there is no job to look for and to replace, so this costs a fifth of add_job.
create function platform.add_first_job(task text, payload json, job_key text)
returns void
language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job(task, payload => payload, job_key => job_key, job_key_mode => 'unsafe_dedupe');
end
$$;
revoke all on function platform.add_first_job(text, json, text) from public;
grant execute on function platform.add_first_job(text, json, text) to tezga_server;
