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

/** Tells those who look after the product what no screen could cope with; done in a second, whatever came of it. */
export async function reportProblem(error: unknown, componentStack?: string | null): Promise<void> {
  // Only who is signed in is heard.
  if (tokenStore.get() === null) return;
  await reportOnce(error, { path: location.pathname, componentStack }, reporting);
}
