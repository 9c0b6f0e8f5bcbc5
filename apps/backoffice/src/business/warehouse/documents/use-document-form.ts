import type { contract, OutputOf } from '@tezga/contract';
import type { WarehouseDocumentKind } from '@tezga/domain';
import { toast, usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { z } from 'zod';
import { warehouseDocumentPath, warehousePaths } from '../../../kits/documents/document-paths.ts';
import { useBackNavigation } from '../../../kits/forms/use-back-navigation.ts';
import { useIssueForm } from '../../../kits/forms/use-issue-form.ts';
import { articlesKey } from '../../articles/index.ts';
import { warehouseKey, type WarehouseDocument } from '../queries.ts';
import { useOpenedVersion } from './drafts/opened-draft.ts';

type FormSchema = z.ZodType<unknown, object>;

interface DocumentFormOptions<Schema extends FormSchema> {
  readonly kind: WarehouseDocumentKind;
  readonly schema: Schema;
  readonly start: z.input<Schema> & { readonly documentId: string };
  readonly idOf: (values: z.input<Schema>) => string;
  /** The posted document that is edited; null for a new one. */
  readonly edited?: WarehouseDocument | null;
  readonly post: (values: z.output<Schema>) => Promise<OutputOf<typeof contract.warehouse.addEntry>>;
}

/** The form of a warehouse document; after posting it opens the page of the document. */
export function useDocumentForm<Schema extends FormSchema>(options: DocumentFormOptions<Schema>) {
  const { kind, schema, start, idOf, post, edited = null } = options;
  const { kinds, editing } = usePhrases().warehouse;
  const queries = useQueryClient();
  const version = useOpenedVersion();
  const router = useRouter();
  return useIssueForm({
    schema,
    start,
    idOf,
    name: `sent-warehouse-${kind}`,
    // The storage key of unsaved changes contains the id of the edited document or draft, and the version of a draft.
    rememberAs: ['warehouse', kind, ...versionOf(edited, start.documentId, version)].join(' '),
    issue: async (values) => {
      const posted = await post(values);
      const said = edited === null ? kinds[kind].posted : editing.saved;
      toast.success(said(posted.documentCode));
      void queries.invalidateQueries({ queryKey: warehouseKey });
      void queries.invalidateQueries({ queryKey: articlesKey });
      // Replaces the form in the history, so that back navigation skips it.
      router.history.replace(warehouseDocumentPath(kind, posted._id), undefined, { ignoreBlocker: true });
    },
    fieldOf: {},
    onCancel: useBackNavigation(
      edited === null ? warehousePaths[kind] : warehouseDocumentPath(kind, edited._id),
    ),
  });
}

function versionOf(edited: WarehouseDocument | null, documentId: string, version: string | undefined) {
  if (edited !== null) return [edited._id];
  return version === undefined ? [] : [documentId, version];
}
