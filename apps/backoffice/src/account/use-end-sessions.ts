import { contract } from '@tezga/contract';
import { toast, useDialogs, usePhrases } from '@tezga/ui';
import { IconLogout } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { call } from '../session/call.ts';
import { accountQueries } from './queries.ts';
import type { SignedIn } from './SessionsTable.tsx';
import { useShowFailure } from '../kits/forms/use-show-failure.ts';

const endIcon = createElement(IconLogout, { size: 15, stroke: 1.8, 'aria-hidden': true });

/** Ends sessions after a confirmation, then refetches the list, even if a call failed. */
export function useEndSessions() {
  const { fallbacks, people } = usePhrases();
  const words = people.sessions;
  const dialogs = useDialogs();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const ending = useMutation({
    mutationFn: async (sessions: readonly SignedIn[]) => {
      for (const { _id } of sessions) await call(contract.access.endSession, { sessionId: _id });
    },
    onSuccess: (_nothing, { length }) => toast.success(words.ended(length)),
    onError: (error) => showFailure(fallbacks['change-not-made'], error),
    onSettled: () => queries.invalidateQueries(accountQueries.sessions),
  });
  return {
    isEnding: ending.isPending,
    askToEnd: async (sessions: readonly SignedIn[]) => {
      const [only, ...more] = sessions;
      const isSure = await dialogs.confirm({
        title: words.endTitle(sessions.length),
        message: only !== undefined && more.length === 0 ? words.endText(only.device) : words.endOthersText,
        confirmLabel: words.endDeed(sessions.length),
        danger: true,
        icon: endIcon,
      });
      if (isSure) ending.mutate(sessions);
    },
  };
}
