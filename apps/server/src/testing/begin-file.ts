import { restoreShared } from './between-files.ts';

await restoreShared();
