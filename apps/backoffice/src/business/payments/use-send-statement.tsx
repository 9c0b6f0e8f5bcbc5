import { contract } from '@tezga/contract';
import { toast, usePhrases } from '@tezga/ui';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { statementOf, type StatementSubject } from './statement-of.ts';
import { StatementDialog } from './StatementDialog.tsx';

/**
 * Sends the statement at once, or asks for the e-mail address in `dialog` if the customer has none. `sendingTo` are the
 * ids of the subjects whose statement is being sent.
 */
export function useSendStatement() {
  const words = usePhrases().payments.statement;
  const showFailure = useShowFailure();
  const [asked, setAsked] = useState<StatementSubject | null>(null);
  // Not the state of the mutation, which is rendered too late for the second click of a double click.
  const [sendingTo, setSendingTo] = useState<readonly string[]>([]);
  const { mutate } = useMutation({
    mutationFn: (subject: StatementSubject) => call(contract.payments.sendStatement, statementOf(subject)),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => showFailure(words.sendFailed, error),
    onSettled: (_reply, _error, { subjectId }) =>
      setSendingTo((before) => before.filter((id) => id !== subjectId)),
  });
  const send = useMemo(
    () => (subject: StatementSubject) => {
      if (subject.email === '') return setAsked(subject);
      setSendingTo((before) => [...before, subject.subjectId]);
      mutate(subject);
    },
    [mutate],
  );
  const dialog = asked === null ? null : <StatementDialog subject={asked} onClose={() => setAsked(null)} />;
  return { send, sendingTo, dialog };
}
