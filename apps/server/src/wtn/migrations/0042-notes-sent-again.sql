-- Of all that was sent for the note: what comes again under its note_id is the same note only where this is the same.
-- Null for notes from before it was kept.
alter table tenant.transfer_notes add column fingerprint bytea check (length(fingerprint) = 32);

-- How many of the purchases that a source told the last time could not be read; the others were kept.
alter table tenant.purchase_sources
add column unreadable_count integer not null default 0 check (unreadable_count >= 0);
