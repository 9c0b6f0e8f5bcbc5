import { printsAtOnce } from '@tezga/contract';
import { formatCount, toast, usePhrases } from '@tezga/ui';
import { IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import { bulkAction, rowAction } from '../../kits/lists/row-action.tsx';
import type { ArticleRow } from './article-rows.ts';
import { LabelsDialog } from './LabelsDialog.tsx';

/** The row and bulk actions for price labels, and their dialog, in which the shop `shopId` is chosen at first. */
export function useLabels(shopId: string | null) {
  const { articles } = usePhrases();
  const words = articles.labels;
  const [labelled, setLabelled] = useState<readonly ArticleRow[]>([]);
  const [only, ...others] = labelled;
  /** Opens the dialog and returns false (not confirmed), so that the bulk action has nothing more to run. */
  const labelMany = async (rows: readonly ArticleRow[]) => {
    if (rows.length <= printsAtOnce) setLabelled(rows);
    else toast.warning({ title: words.action, text: words.tooMany(formatCount(printsAtOnce)) });
    return false;
  };
  return {
    dialogs:
      only === undefined ? null : (
        <LabelsDialog
          ids={labelled.map(({ _id }) => _id)}
          name={
            others.length === 0 ? only.name : articles.count(labelled.length, formatCount(labelled.length))
          }
          shopId={shopId}
          onClose={() => setLabelled([])}
        />
      ),
    labelAction: (row: ArticleRow) => rowAction(IconTags, words.action, () => setLabelled([row])),
    labelMany: bulkAction<ArticleRow>(IconTags, words.action, { confirm: labelMany, run: async () => [] }),
  };
}
