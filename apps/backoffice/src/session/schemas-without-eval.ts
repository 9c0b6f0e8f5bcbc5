import { config } from 'zod';

// The content security policy forbids code made from text, so schemas must not even try.
config({ jitless: true });
