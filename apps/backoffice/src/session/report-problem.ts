import { activity } from '@tezga/contract/activity';
import { call } from './call.ts';
import { reportOnce, type Reporting } from './report-once.ts';
import { tokenStore } from './token.ts';

const waitMaxMs = 1000;

const reporting: Reporting = {
  get storage() {
    return sessionStorage;
  },
  send: (report) => call(activity.report, report, { signal: AbortSignal.timeout(waitMaxMs) }),
};

/** Reports an unhandled error to the server; ends within a second, also when it fails. */
export async function reportProblem(error: unknown, componentStack?: string | null): Promise<void> {
  // The server accepts reports only from signed-in users.
  if (tokenStore.get() === null) return;
  await reportOnce(error, { path: location.pathname, componentStack }, reporting);
}
