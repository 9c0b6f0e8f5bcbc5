export { reportsHandlers } from './routes.ts';
export { sendDueReports, sendScheduled, sendScheduledTask } from './schedules/send-due.ts';
