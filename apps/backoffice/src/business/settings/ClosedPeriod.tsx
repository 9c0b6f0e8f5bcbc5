import { contract } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { isOwner } from '@tezga/domain';
import { Button, DateField, Panel, toast, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../session/call.ts';
import { sessionQueries } from '../../session/queries.ts';
import { useSession } from '../../session/session-context.ts';
import classes from './SettingsForms.module.css';

/** The day until which the books are closed; only the owner changes it. */
export function ClosedPeriod({ closedUntil }: { readonly closedUntil: string | null }) {
  const words = usePhrases().settings.stock.closed;
  const queries = useQueryClient();
  const mayClose = isOwner(useSession().role);
  const [day, setDay] = useState(closedUntil ?? '');
  const closing = useMutation({
    mutationFn: () => call(contract.settings.setClosedPeriod, { closedUntil: day === '' ? null : day }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => queries.invalidateQueries(sessionQueries.ownData),
  });
  return (
    <Panel title={words.title}>
      <p className={classes['quiet']}>{words.hint}</p>
      <DateField
        label={words.until}
        placeholder={words.none}
        value={day}
        disabled={!mayClose}
        onChange={setDay}
        error={sentenceOf(closing.error)}
      />
      {mayClose ? (
        <Button
          variant="default"
          loading={closing.isPending}
          disabled={day === (closedUntil ?? '')}
          onClick={() => closing.mutate()}
        >
          {words.action}
        </Button>
      ) : null}
    </Panel>
  );
}

/** The error message: of the field, or of the refused call. */
function sentenceOf(error: Error | null): string | undefined {
  if (error === null) return undefined;
  return error instanceof CallError ? (error.problems[0]?.message ?? error.message) : error.message;
}
