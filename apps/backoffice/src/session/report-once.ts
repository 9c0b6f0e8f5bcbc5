import { problemReportOf, type ProblemReport, type ThrownOn } from './problem-report.ts';

const reportedKey = 'tezga-reported';
const reportsMax = 20;

export interface Reporting {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly send: (report: ProblemReport) => Promise<unknown>;
}

/**
 * Sends each error once in a tab, across reloads; a failure is ignored, because the page is already in an
 * error state.
 */
export async function reportOnce(error: unknown, where: ThrownOn, reporting: Reporting): Promise<void> {
  try {
    const { storage, send } = reporting;
    const report = problemReportOf(error, where);
    const fault = `${report.message} ${report.details?.split('\n')[0] ?? ''}`;
    const reported = (storage.getItem(reportedKey) ?? '').split('\n').filter((line) => line !== '');
    if (reported.includes(fault) || reported.length >= reportsMax) return;
    // Stored before sending, because the same error may be thrown again meanwhile.
    storage.setItem(reportedKey, [...reported, fault].join('\n'));
    await send(report);
  } catch {
    // Ignored, because the page shows the reported error in any case.
  }
}
