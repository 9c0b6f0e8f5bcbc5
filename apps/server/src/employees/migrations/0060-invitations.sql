-- A person with an account is asked before they become an employee of another business; until they accept, nothing
-- changes for them (platform.enter_session lets nobody in before).
alter table platform.memberships
  add column state text not null default 'accepted' check (state in ('pending', 'accepted', 'declined'));
