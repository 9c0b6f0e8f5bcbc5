import type { CallName, contract, OutputOf } from '@tezga/contract';
import { tiranaDateTime } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { Code, DateTime, type Column } from '@tezga/ui';

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
    {
      id: 'user',
      header: phrases.user,
      width: 170,
      sortable: true,
      strong: true,
      hideable: false,
      cell: ({ userName }) => userName,
      text: ({ userName }) => userName,
      filterBy: { filter: 'user', value: ({ userId }) => userId },
      card: 'title',
    },
    {
      id: 'action',
      header: phrases.action,
      width: 170,
      sortable: true,
      cell: ({ action }) => actionWords(phrases, action),
      text: ({ action }) => actionWords(phrases, action),
      filterBy: { filter: 'action', value: ({ action }) => action },
      card: 'badge',
    },
    {
      id: 'subject',
      header: phrases.subject,
      width: 200,
      cell: ({ subject }) => subject ?? '–',
      text: ({ subject }) => subject,
    },
    {
      id: 'device',
      header: phrases.device,
      width: 230,
      cell: ({ device }) => device,
      text: ({ device }) => device,
    },
    {
      id: 'requestId',
      header: phrases.requestId,
      width: 220,
      hiddenByDefault: true,
      cell: ({ requestId }) => <Code>{requestId}</Code>,
      text: ({ requestId }) => requestId,
    },
  ];
}
