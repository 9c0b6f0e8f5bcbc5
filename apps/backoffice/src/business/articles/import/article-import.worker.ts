// First import: zod reads this setting when a schema is created.
import '../../../session/schemas-without-eval.ts';
import { serveDesk } from '../../../kits/imports/worker/serve-desk.ts';
import { articleSheet } from './article-sheet.ts';

serveDesk(articleSheet);
