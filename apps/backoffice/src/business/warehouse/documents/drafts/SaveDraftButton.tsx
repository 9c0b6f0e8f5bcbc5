import { contract } from '@tezga/contract';
import type { WarehouseDocumentKind } from '@tezga/domain';
import { Button, toast, usePhrases, type ZodForm } from '@tezga/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { warehousePaths } from '../../../../kits/documents/document-paths.ts';
import { useShowFailure } from '../../../../kits/forms/use-show-failure.ts';
import { call } from '../../../../session/call.ts';
import { warehouseKey } from '../../queries.ts';
import { draftOf, type DraftValues } from './draft-form.ts';
import { useOpenedVersion } from './opened-draft.ts';

interface SaveDraftButtonProps<Values> {
  readonly kind: WarehouseDocumentKind;
  readonly form: ZodForm<Values>;
  readonly isInDoubt: boolean;
}

/** Saves the form as a draft and returns to the list. */
export function SaveDraftButton<Values extends DraftValues>(props: SaveDraftButtonProps<Values>) {
  const { kind, form, isInDoubt } = props;
  const words = usePhrases().warehouse.drafts;
  const seen = useOpenedVersion();
  const queries = useQueryClient();
  const router = useRouter();
  const showFailure = useShowFailure();
  const saving = useMutation({
    mutationFn: (values: Values) => call(contract.warehouse.saveDraft, draftOf(kind, values, seen)),
    onSuccess: (_reply, values) => {
      // The values are saved on the server, so the copy in the tab is removed.
      form.reset(values);
      toast.success(words.saved);
      void queries.invalidateQueries({ queryKey: warehouseKey });
      router.history.replace(warehousePaths[kind], undefined, { ignoreBlocker: true });
    },
    onError: (failure) => showFailure(words.notSaved, failure),
  });
  return (
    <Button
      variant="default"
      loading={saving.isPending}
      disabled={form.isSubmitting || isInDoubt}
      onClick={() => saving.mutate(form.values)}
    >
      {words.save}
    </Button>
  );
}
