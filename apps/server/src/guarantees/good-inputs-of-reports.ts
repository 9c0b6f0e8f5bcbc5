import { contract, type CallName } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import { asOwner, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `reports.${string}`>;

const period = { from: '2026-01-01', to: '2026-03-31' };

const aSchedule = ({ business }: World) => ({
  report: 'sales-summary' as const,
  period: 'lastWeek' as const,
  frequency: 'weekly' as const,
  recipientIds: [business.owner.id],
});

const addedSchedule = async (world: World) =>
  (await (await asOwner(world))(contract.reports.addSchedule, aSchedule(world)))._id;

/** Valid inputs for the reports. */
export const inputsOfReports: Record<Calls, GoodInput> = {
  'reports.salesSummary': () => ({ ...period, by: 'hour' }),
  'reports.salesSummaryChart': () => ({ ...period, by: 'week' }),
  'reports.pdf': () => ({
    title: 'Raport',
    columns: [{ header: 'Dita', align: 'left' }],
    rows: [['01.01.2026']],
    language: 'en',
  }),
  'reports.vat': () => period,
  'reports.clients': () => ({ ...period, search: 'a' }),
  'reports.operators': () => period,
  'reports.operatorClients': () => ({ ...period, operatorId: newRecordId(new Date()) }),
  'reports.operatorClientSales': () => ({
    ...period,
    operatorId: newRecordId(new Date()),
    client: 'buyer:Ylli',
  }),
  'reports.items': () => ({ ...period, sort: 'quantity' }),
  'reports.employees': () => period,
  'reports.stock': () => ({ ...period, sort: 'closing' }),
  'reports.stockEntries': () => period,
  'reports.schedules': () => ({}),
  'reports.addSchedule': aSchedule,
  'reports.editSchedule': async (world) => {
    const added = await addedSchedule(world);
    const { schedules } = await (await asOwner(world))(contract.reports.schedules, {});
    return {
      scheduleId: added,
      hour: 9,
      recipientIds: [world.business.owner.id],
      updatedAt: schedules.find(({ _id }) => _id === added)?.updatedAt,
    };
  },
  'reports.removeSchedule': async (world) => ({ scheduleId: await addedSchedule(world) }),
  'reports.stockExits': () => ({ ...period, employee: newRecordId(new Date()) }),
};
