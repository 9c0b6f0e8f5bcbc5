// First, because schemas look at it when they are made.
import '../../../session/schemas-without-eval.ts';
import { serveDesk } from '../../../kits/imports/worker/serve-desk.ts';
import { customerSheet } from './customer-sheet.ts';

serveDesk(customerSheet);
