import type { CallName, contract, OutputOf } from '@tezga/contract';
import { tiranaDateTime } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { codeColumn, type Column, DateTime, nameColumn, textColumn } from '@tezga/ui';

export type ActivityRow = OutputOf<typeof contract.activity.list>['rows'][number];

/** A call the phrases do not know yet is shown by its own name, never hidden. */
export function actionWords({ actions }: Phrases['activity'], action: string): string {
  const words: Partial<Record<CallName, string>> = actions;
  return words[action as CallName] ?? action;
}

export function activityColumns(phrases: Phrases['activity']): Column<ActivityRow>[] {
  return [
    {
      id: 'at',
      header: phrases.at,
      width: 150,
      sortable: true,
      cell: ({ at }) => <DateTime value={new Date(at)} seconds />,
      text: ({ at }) => new Date(at),
      card: 'detail',
      // The card stands under the head of its day.
      cardCell: ({ at }) => tiranaDateTime(new Date(at), { seconds: true }).slice(11),
    },
    nameColumn('user', phrases.user, 170, ({ userName }) => userName, {
      filterBy: { filter: 'user', value: ({ userId }) => userId },
    }),
    textColumn('action', phrases.action, 170, ({ action }) => actionWords(phrases, action), {
      sortable: true,
      filterBy: { filter: 'action', value: ({ action }) => action },
      card: 'badge',
    }),
    {
      id: 'subject',
      header: phrases.subject,
      width: 200,
      cell: ({ subject }) => subject ?? '–',
      text: ({ subject }) => subject,
    },
    textColumn('device', phrases.device, 230, ({ device }) => device),
    codeColumn('requestId', phrases.requestId, 220, ({ requestId }) => requestId, { hiddenByDefault: true }),
  ];
}
