import { contract } from '@tezga/contract';
import { CallError, type CallProblem } from '@tezga/contract/client';
import { Button, toast, usePhrases } from '@tezga/ui';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { wtnKey } from '../fiscal/index.ts';
import { isMissingPath, type MissingPath } from './missing-paths.ts';
import { MissingOfNoteDialog } from './MissingOfNoteDialog.tsx';

interface TransferNoteButtonProps {
  readonly transferId: string;
  /** The plates that the button shows and sends; null if the dialog must ask for them. */
  readonly plates: string | null;
}

/** Issues the accompanying invoice of a transfer at once, or asks for its missing fields first. */
export function TransferNoteButton({ transferId, plates }: TransferNoteButtonProps) {
  const words = usePhrases().wtn.ofTransfer;
  const showFailure = useShowFailure();
  const [missing, setMissing] = useState<readonly MissingPath[] | null>(null);
  const queries = useQueryClient();
  const finish = (wtnNumber: string) => {
    setMissing(null);
    toast.success(words.issued(wtnNumber));
    void queries.invalidateQueries({ queryKey: wtnKey });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(contract.wtn.issueOfTransfer, { transferId, ...(plates === null ? {} : { vehicle: { plates } }) }),
    onSuccess: ({ wtnNumber }) => finish(wtnNumber),
    onError: (failure) => {
      const paths = failure instanceof CallError ? askedPaths(failure.problems) : [];
      if (paths.length > 0) setMissing(paths);
      else showFailure(words.issue, failure);
    },
  });
  return (
    <>
      <Button
        loading={isPending}
        leftSection={<IconTruckDelivery size={15} stroke={1.8} aria-hidden />}
        onClick={() => mutate()}
      >
        {plates === null ? words.issue : words.issueWith(plates)}
      </Button>
      {missing === null ? null : (
        <MissingOfNoteDialog
          transferId={transferId}
          plates={plates}
          missing={missing}
          onIssued={finish}
          onClose={() => setMissing(null)}
        />
      )}
    </>
  );
}

/** The fields to ask for; empty if a problem concerns a field that the dialog does not have. */
function askedPaths(problems: readonly CallProblem[]): MissingPath[] {
  const paths = problems.map(({ path }) => path).filter(isMissingPath);
  return paths.length === problems.length ? paths : [];
}
