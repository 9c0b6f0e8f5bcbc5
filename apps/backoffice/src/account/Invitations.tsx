import { contract, type OutputOf } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { Button, Code, toast, useDialogs, usePhrases } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../session/call.ts';
import classes from './Invitations.module.css';
import { sessionQueries } from '../session/queries.ts';

export type Invitation = OutputOf<typeof contract.employees.invitations>['invitations'][number];

/** Businesses that invite the user as an employee; nothing changes until the user accepts. */
export function Invitations({ invitations }: { readonly invitations: readonly Invitation[] }) {
  const { invitations: words } = usePhrases().people;
  const answering = useAnswer();
  return (
    <ul className={classes['list']} aria-label={words.title}>
      {invitations.map((invitation) => (
        <li key={invitation.businessId} className={classes['invitation']}>
          <div className={classes['business']}>
            <strong>{invitation.name}</strong>
            <span>
              <Code>{invitation.nipt}</Code> {invitation.city}
            </span>
          </div>
          <div className={classes['answers']}>
            <Button
              aria-label={words.acceptOf(invitation.name)}
              disabled={answering.isPending}
              onClick={() => answering.accept(invitation)}
            >
              {words.accept}
            </Button>
            <Button
              variant="default"
              aria-label={words.declineOf(invitation.name)}
              disabled={answering.isPending}
              onClick={() => void answering.decline(invitation)}
            >
              {words.decline}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function useAnswer() {
  const { fallbacks, people } = usePhrases();
  const words = people.invitations;
  const queries = useQueryClient();
  const { confirm } = useDialogs();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ businessId, name, isAccepted }: Invitation & { readonly isAccepted: boolean }) => {
      const answer = isAccepted ? contract.employees.acceptInvitation : contract.employees.declineInvitation;
      await call(answer, { businessId });
      toast.success(isAccepted ? words.accepted(name) : words.declined(name));
    },
    onError: (error) => {
      if (!(error instanceof CallError)) throw error;
      toast.error({ title: fallbacks['change-not-made'], text: error.message });
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: sessionQueries.invitations.queryKey });
      void queries.invalidateQueries({ queryKey: sessionQueries.myBusinesses.queryKey });
    },
  });
  const decline = async (invitation: Invitation) => {
    const isSure = await confirm({
      title: words.declineTitle(invitation.name),
      message: words.declineText,
      confirmLabel: words.decline,
      danger: true,
    });
    if (isSure) mutate({ ...invitation, isAccepted: false });
  };
  return {
    isPending,
    accept: (invitation: Invitation) => mutate({ ...invitation, isAccepted: true }),
    decline,
  };
}
