import { config } from 'zod';

// Disables code generation in zod, because the content security policy forbids eval.
config({ jitless: true });
