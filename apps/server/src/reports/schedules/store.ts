import type { contract, OutputOf } from '@tezga/contract';
import type { Role, SendingTime } from '@tezga/domain';
import { laterVersion } from '../../platform/database/later-version.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

type Listed = OutputOf<typeof contract.reports.schedules>['schedules'][number];

/** Which report is sent, with its filters. */
export type SentDefinition = Pick<
  Listed,
  'report' | 'by' | 'shopIds' | 'posIds' | 'operatorIds' | 'categoryIds'
>;

/** When the report is sent, to whom and in which language. */
export type Sending = SendingTime & Pick<Listed, 'period' | 'language' | 'recipientIds'>;

export interface StoredSchedule extends Sending {
  readonly id: string;
  readonly definition: SentDefinition;
  readonly createdBy: string;
  readonly timedAt: Date;
  readonly lastDay: string | null;
  readonly updatedAt: Date;
}

export interface Member extends Pick<Role, 'code'> {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly permissions: Omit<Role, 'code'>;
}

const columns = `id, definition, period, frequency, weekday::int, month_day::int as "monthDay", hour::int, language,
  recipient_ids as "recipientIds", created_by_name as "createdBy", timed_at as "timedAt", last_day::text as "lastDay",
  updated_at as "updatedAt"`;

/** The schedules of one business, and the people they can be sent to. */
export function schedulesStore(transaction: Transaction, businessId: string) {
  return {
    list: () =>
      transaction.run<StoredSchedule>(
        `select ${columns} from tenant.report_schedules where business_id = $1 order by id`,
        [businessId],
      ),

    async one(id: string): Promise<StoredSchedule | null> {
      const [row] = await transaction.run<StoredSchedule>(
        `select ${columns} from tenant.report_schedules where business_id = $1 and id = $2`,
        [businessId, id],
      );
      return row ?? null;
    },

    async lock(id: string): Promise<StoredSchedule | null> {
      const [row] = await transaction.run<StoredSchedule>(
        `select ${columns} from tenant.report_schedules where business_id = $1 and id = $2 for update`,
        [businessId, id],
      );
      return row ?? null;
    },

    /** The members of the business who have accepted their invitation and have an email address. */
    members: () =>
      transaction.run<Member>(
        `select member.user_id as id, person.name, person.email, role.code, role.permissions
         from platform.memberships member
         join platform.users person on person.id = member.user_id and person.deleted_at is null
         join tenant.roles role on role.business_id = member.business_id and role.id = member.role_id
         where member.business_id = $1 and member.state = 'accepted' and person.email is not null
         order by person.name, member.user_id`,
        [businessId],
      ),
  };
}

/** Changes of the schedules of one business. */
export function scheduleChanges(transaction: Transaction, businessId: string) {
  return {
    async add(
      id: string,
      definition: SentDefinition,
      sending: Sending,
      { by, at }: { readonly by: { readonly id: string; readonly name: string }; readonly at: Date },
    ): Promise<void> {
      await transaction.run(
        `insert into tenant.report_schedules
           (business_id, id, definition, created_by_id, created_by_name, timed_at, updated_at,
            period, frequency, weekday, month_day, hour, language, recipient_ids)
         values ($1, $2, $3::jsonb, $4, $5, $6, $6, $7, $8, $9, $10, $11, $12, $13::jsonb)`,
        [businessId, id, definition, by.id, by.name, at, ...valuesOf(sending)],
      );
    },

    /** Returns the new `updatedAt`, which always differs from the previous one. */
    async edit(id: string, sending: Sending, timedAt: Date, at: Date): Promise<Date> {
      const { updated_at: updatedAt } = await transaction.queries
        .updateTable('tenant.report_schedules')
        .set({
          period: sending.period,
          frequency: sending.frequency,
          weekday: sending.weekday,
          month_day: sending.monthDay,
          hour: sending.hour,
          language: sending.language,
          timed_at: timedAt,
          updated_at: laterVersion(at),
        })
        .where('business_id', '=', businessId)
        .where('id', '=', id)
        .returning('updated_at')
        .executeTakeFirstOrThrow();
      await transaction.run(
        'update tenant.report_schedules set recipient_ids = $3::jsonb where business_id = $1 and id = $2',
        [businessId, id, sending.recipientIds],
      );
      return updatedAt;
    },

    async remove(id: string): Promise<SentDefinition | null> {
      const [row] = await transaction.run<{ definition: SentDefinition }>(
        'delete from tenant.report_schedules where business_id = $1 and id = $2 returning definition',
        [businessId, id],
      );
      return row?.definition ?? null;
    },
  };
}

/**
 * Compare and set: marks the day as sent and returns true if it was not marked. A concurrent transaction waits for
 * the row lock and then finds the day marked, so that two workers never send the same report.
 */
export async function takeDay(
  transaction: Transaction,
  { businessId, id, day }: { readonly businessId: string; readonly id: string; readonly day: string },
): Promise<boolean> {
  const taken = await transaction.run(
    `update tenant.report_schedules set last_day = $3::date
     where business_id = $1 and id = $2 and (last_day is null or last_day < $3::date) returning id`,
    [businessId, id, day],
  );
  return taken.length === 1;
}

const valuesOf = (sending: Sending) => [
  sending.period,
  sending.frequency,
  sending.weekday,
  sending.monthDay,
  sending.hour,
  sending.language,
  sending.recipientIds,
];
