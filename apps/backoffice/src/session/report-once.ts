import { problemReportOf, type ProblemReport, type ThrownOn } from './problem-report.ts';

const reportedKey = 'tezga-reported';
const reportsMax = 20;

export interface Reporting {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly send: (report: ProblemReport) => Promise<unknown>;
}

/** Sends each fault once in a tab, across reloads; what becomes of it must not trouble a page that has troubles enough. */
export async function reportOnce(error: unknown, where: ThrownOn, reporting: Reporting): Promise<void> {
  try {
    const { storage, send } = reporting;
    const report = problemReportOf(error, where);
    const fault = `${report.message} ${report.details?.split('\n')[0] ?? ''}`;
    const reported = (storage.getItem(reportedKey) ?? '').split('\n').filter((line) => line !== '');
    if (reported.includes(fault) || reported.length >= reportsMax) return;
    // Before it is sent, because the same fault may be thrown again while it is under way.
    storage.setItem(reportedKey, [...reported, fault].join('\n'));
    await send(report);
  } catch {
    // The person is told of the fault all the same.
  }
}
