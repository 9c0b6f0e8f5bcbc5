import { contract } from '@tezga/contract';
import type { WarehouseDocumentKind } from '@tezga/domain';
import { ActionIcon, DateTime, ErrorState, formatCount, Panel, usePhrases } from '@tezga/ui';
import { IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { newWarehousePath } from '../../../../kits/documents/document-paths.ts';
import { useRemoveAndRestore } from '../../../../kits/lists/use-remove-and-restore.tsx';
import { call } from '../../../../session/call.ts';
import { warehouseKey, warehouseQueries, type ListedDraft } from '../../queries.ts';
import classes from './Drafts.module.css';

/** The drafts of a kind above the list of its documents, to continue or delete; hidden if there are none. */
export function DraftsPanel({ kind }: { readonly kind: WarehouseDocumentKind }) {
  const words = usePhrases().warehouse.drafts;
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(warehouseQueries.drafts(kind));
  const { removeOne } = useRemoveAndRestore<ListedDraft>({
    idOf: ({ _id }) => _id,
    atOnce: 100,
    remove: (ids) => call(contract.warehouse.removeDrafts, { ids }),
    restore: (ids) => call(contract.warehouse.restoreDrafts, { ids }),
    refresh: () => queries.invalidateQueries({ queryKey: [...warehouseKey, 'drafts'] }),
    words,
  });
  if (data === undefined) {
    return error === null ? null : (
      <ErrorState title={words.listFailed} sentence={error.message} onRetry={() => void refetch()} />
    );
  }
  const { drafts, isMore } = data;
  if (drafts.length === 0) return null;
  return (
    <Panel title={words.title}>
      {isMore ? <p className={classes['cut']}>{words.cut(drafts.length)}</p> : null}
      <ul className={classes['drafts']}>
        {drafts.map((draft) => (
          <DraftItem key={draft._id} kind={kind} draft={draft} onRemove={() => void removeOne(draft)} />
        ))}
      </ul>
    </Panel>
  );
}

interface DraftItemProps {
  readonly kind: WarehouseDocumentKind;
  readonly draft: ListedDraft;
  readonly onRemove: () => void;
}

function DraftItem({ kind, draft, onRemove }: DraftItemProps) {
  const words = usePhrases().warehouse.drafts;
  const { _id, shopName, notes, linesCount, userName, updatedAt } = draft;
  const name = notes === '' ? shopName : notes;
  return (
    <li className={classes['draft']}>
      <Link
        to={newWarehousePath(kind)}
        search={{ draft: _id }}
        className={classes['open'] ?? ''}
        aria-label={words.continueOne(name)}
      >
        <span className={classes['name']}>{name}</span>
        <span className={classes['facts']}>
          {words.lines(linesCount, formatCount(linesCount))} · {shopName} · <DateTime value={updatedAt} /> ·{' '}
          {userName}
        </span>
      </Link>
      <ActionIcon aria-label={words.removeOne(name)} title={words.remove} onClick={onRemove}>
        <IconTrash size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </li>
  );
}
