-- The journal is read from its newest day on, whole or some kinds of it. Lean, because a day has many of the same kind and
-- equal keys are kept once; a kind by itself is looked up day by day.
create index journals_by_day on tenant.journals (business_id, day, kind);
