-- Both are trusted extensions: whoever owns the database may add them.
create extension if not exists pg_trgm schema platform;
create extension if not exists btree_gin schema platform;

-- Names stand in lists as the Albanian alphabet has them: Ç after C, Ë after E, Dh after D.
create collation platform.albanian (provider = icu, locale = 'sq-AL');

-- "Përroi" is found by "perroi": lower case, no marks.
create function platform.folded(written text) returns text
language sql immutable parallel safe strict
return lower(regexp_replace(normalize(written, nfd), '[\u0300-\u036f]', '', 'g'));
