import { Badge, DateTime, EmptyState, ErrorState, usePhrases } from '@tezga/ui';
import type { OutputOf } from '@tezga/contract';
import type { demo } from '@tezga/contract/demo';
import { IconDeviceMobileMessage, IconInbox, IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LoadingPart } from '../kits/forms/LoadingPart.tsx';
import { phoneWords } from '../kits/forms/phone-words.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthLink } from './AuthLink.tsx';
import classes from './MailboxPage.module.css';
import { goTo } from '../session/public-path.ts';
import { linkedText } from './linked-text.ts';
import { authQueries } from './queries.ts';

type Message = OutputOf<typeof demo.mailbox>['messages'][number];

/** The messages that the demo would have sent, so that their codes and links can be used. */
export function MailboxPage() {
  const { mailbox, backToSignIn } = usePhrases().verification;
  const { data, error, refetch } = useQuery(authQueries.mailbox);
  const isClosed = data?.isOpen === false;
  useEffect(() => {
    if (isClosed) goTo('/', { replace: true });
  }, [isClosed]);
  if (isClosed) return null;
  return (
    <AuthFrame title={mailbox.title} hint={mailbox.hint} isBroad>
      {data !== undefined ? (
        <Messages messages={data.messages} />
      ) : error === null ? (
        <LoadingPart />
      ) : (
        <ErrorState title={mailbox.failed} sentence={error.message} onRetry={() => void refetch()} />
      )}
      <p className={classes['links']}>
        <AuthLink to="/">{backToSignIn}</AuthLink>
      </p>
    </AuthFrame>
  );
}

function Messages({ messages }: { readonly messages: readonly Message[] }) {
  const { mailbox } = usePhrases().verification;
  if (messages.length === 0) {
    return (
      <EmptyState
        icon={<IconInbox size={17} stroke={1.6} />}
        title={mailbox.emptyTitle}
        sentence={mailbox.emptyText}
      />
    );
  }
  return (
    <ul className={classes['messages']} aria-live="polite">
      {messages.map((message) => (
        <li key={message._id} className={classes['message']}>
          <MessageHead message={message} />
          {message.file === null ? null : (
            <p className={classes['text']}>
              <a href={`data:application/pdf;base64,${message.file.content}`} download={message.file.name}>
                {mailbox.file(message.file.name)}
              </a>
            </p>
          )}
          <p className={classes['text']}>
            {linkedText(message.text).map(({ text, path }, position) =>
              path === null ? (
                // oxlint-disable-next-line react/no-array-index-key -- the parts never change their order
                <span key={position}>{text}</span>
              ) : (
                <AuthLink key={path} to={path}>
                  {text}
                </AuthLink>
              ),
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function MessageHead({ message }: { readonly message: Message }) {
  const { mailbox } = usePhrases().verification;
  const { channel, recipient, subject, at } = message;
  const Shape = channel === 'email' ? IconMail : IconDeviceMobileMessage;
  return (
    <header className={classes['head']}>
      <Badge tone={channel === 'email' ? 'info' : 'off'} icon={<Shape size={13} stroke={2} aria-hidden />}>
        {mailbox[channel]}
      </Badge>
      <span className={classes['to']}>
        {mailbox.to} <b>{phoneWords(recipient)}</b>
      </span>
      <span className={classes['at']}>
        <DateTime value={new Date(at)} seconds />
      </span>
      {subject === null ? null : <h2 className={classes['subject']}>{subject}</h2>}
    </header>
  );
}
