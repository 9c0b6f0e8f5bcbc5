import type { MessageState } from '@tezga/contract';
import type { Phrases } from '@tezga/phrases';
import { Badge, DateTime, EmptyState, Notice, Panel, usePhrases, type Tone } from '@tezga/ui';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { businessPageQueries, type MessageRow } from './queries.ts';
import { RowsTable, type RowsColumn } from './RowsTable.tsx';

const toneOf: Readonly<Record<MessageState, Tone>> = {
  pending: 'warn',
  sent: 'ok',
  failed: 'bad',
  expired: 'off',
};

/** The e-mails and SMS to the business and its owner: subject, recipient, and whether they were sent. */
export function MessagesSection({ businessId }: { readonly businessId: string }) {
  const phrases = usePhrases();
  const words = phrases.businessPage.messages;
  const query = useQuery(businessPageQueries.messages(businessId));
  if (query.data === undefined) return <SectionState query={query} />;
  const { messages, isCut } = query.data;
  if (messages.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<IconMail size={17} stroke={1.6} />}
          title={words.emptyTitle}
          sentence={words.emptyText}
        />
      </Panel>
    );
  }
  return (
    <>
      {isCut ? <Notice tone="info">{words.isCut(messages.length)}</Notice> : null}
      <Panel title={words.list} padding="none">
        <RowsTable<MessageRow> rows={messages} idOf={({ _id }) => _id} columns={messageColumns(phrases)} />
      </Panel>
    </>
  );
}

function StateOfMessage({ message: { state, stateAt } }: { readonly message: MessageRow }) {
  const words = usePhrases().businessPage.messages;
  return (
    <>
      <Badge tone={toneOf[state]}>{words.states[state]}</Badge>{' '}
      {stateAt === null ? null : <DateTime value={stateAt} />}
    </>
  );
}

/** The subject of a message, in the language of the reader. */
function subjectOf({ messages, businessPage, payments }: Phrases, { kind }: MessageRow): string {
  if (kind === null) return businessPage.messages.otherKind;
  if (kind === 'joined') return businessPage.messages.invitation;
  if (kind === 'report') return businessPage.messages.report;
  if (kind === 'statement') return payments.statement.title;
  if (kind === 'welcome' || kind === 'verification' || kind === 'reset') return messages[kind].subject;
  return messages.notices[kind].subject;
}

const messageColumns = (phrases: Phrases): readonly RowsColumn<MessageRow>[] => [
  { label: phrases.businessPage.messages.about, cell: (message) => subjectOf(phrases, message) },
  {
    label: phrases.businessPage.messages.recipient,
    cell: ({ channel, recipient }) => `${phrases.businessPage.messages.channels[channel]} · ${recipient}`,
  },
  { label: phrases.businessPage.messages.at, cell: ({ at }) => <DateTime value={at} /> },
  { label: phrases.businessPage.messages.state, cell: (message) => <StateOfMessage message={message} /> },
];
