/** UTC: at night in Albania, when tills are closed, and before the other nightly jobs. */
const nightly = { hour: 1, minute: 20 } as const;

/** The time of the nightly backup as a crontab line in UTC. */
export const nightlyBackup = `${nightly.minute} ${nightly.hour} * * *`;

/** The time of the next scheduled backup. */
export function nextBackupAt(now: Date): Date {
  const next = new Date(now);
  next.setUTCHours(nightly.hour, nightly.minute, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next;
}
