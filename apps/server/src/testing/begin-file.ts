import { forgetJobs } from './worker-database.ts';

await forgetJobs();
