// First, because schemas look at it when they are made.
import '../../../session/schemas-without-eval.ts';
import { serveDesk } from '../../../kits/imports/worker/serve-desk.ts';
import { articleSheet } from './article-sheet.ts';

serveDesk(articleSheet);
