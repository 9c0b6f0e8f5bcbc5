// Must be the first import, because schemas read this setting when they are created.
import '../../../session/schemas-without-eval.ts';
import { serveDesk } from '../../../kits/imports/worker/serve-desk.ts';
import { customerSheet } from './customer-sheet.ts';

serveDesk(customerSheet);
