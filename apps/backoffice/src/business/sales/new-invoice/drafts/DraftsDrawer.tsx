import { contract } from '@tezga/contract';
import {
  ActionIcon,
  Amount,
  DateTime,
  Drawer,
  EmptyState,
  ErrorState,
  toast,
  UnstyledButton,
  useDialogs,
  usePhrases,
} from '@tezga/ui';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../../../kits/forms/use-show-failure.ts';
import { call } from '../../../../session/call.ts';
import type { CartForm } from '../cart-form.ts';
import classes from './Drafts.module.css';
import { openDraft } from './open-draft.ts';
import { draftsKey, newInvoiceQueries, type ListedDraft } from '../queries.ts';

interface DraftsDrawerProps {
  readonly onOpen: (cart: CartForm) => void;
  /** Called after a draft was cancelled, so that a cart opened from this draft is no longer linked to it. */
  readonly onCancelled: (id: string) => void;
  /** Whether opening a draft would replace a cart with content. */
  readonly isCartBusy: boolean;
  readonly onClose: () => void;
}

/** The list of drafts, with buttons to open or cancel a draft. */
export function DraftsDrawer({ onOpen, onCancelled, isCartBusy, onClose }: DraftsDrawerProps) {
  const { newInvoice, ui } = usePhrases();
  const words = newInvoice.drafts;
  const { confirm } = useDialogs();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(newInvoiceQueries.drafts);
  const cancel = useCancelDraft(onCancelled);
  const opening = useMutation({
    mutationFn: (id: string) => openDraft(id),
    onSuccess: onOpen,
    onError: (failure) => showFailure(words.notOpened, failure),
  });
  const open = async ({ _id }: ListedDraft) => {
    const question = { title: words.replaceTitle, message: words.replaceText, confirmLabel: words.replace };
    if (!isCartBusy || (await confirm(question))) opening.mutate(_id);
  };
  return (
    <Drawer opened onClose={onClose} title={words.title}>
      {data === undefined ? (
        error === null ? (
          <p>{ui.loading}</p>
        ) : (
          <ErrorState title={words.readFailed} sentence={error.message} onRetry={() => void refetch()} />
        )
      ) : data.drafts.length === 0 ? (
        <EmptyState
          icon={<IconBookmark size={17} stroke={1.6} />}
          title={words.emptyTitle}
          sentence={words.emptyText}
        />
      ) : (
        <>
          {data.isMore ? <p className={classes['cut']}>{words.cut(data.drafts.length)}</p> : null}
          <ul className={classes['drafts']}>
            {data.drafts.map((draft) => (
              <DraftItem
                key={draft._id}
                draft={draft}
                onOpen={() => void open(draft)}
                onCancel={() => void cancel(draft)}
              />
            ))}
          </ul>
        </>
      )}
    </Drawer>
  );
}

interface DraftItemProps {
  readonly draft: ListedDraft;
  readonly onOpen: () => void;
  readonly onCancel: () => void;
}

function DraftItem({ draft, onOpen, onCancel }: DraftItemProps) {
  const words = usePhrases().newInvoice.drafts;
  const { name, description, total, currency, createdByName, updatedAt } = draft;
  return (
    <li className={classes['draft']}>
      <UnstyledButton className={classes['open'] ?? ''} aria-label={words.openOne(name)} onClick={onOpen}>
        <span className={classes['name']}>{name}</span>
        <span className={classes['total']}>
          <Amount value={total} emphasis="strong" /> <span className={classes['currency']}>{currency}</span>
        </span>
        <span className={classes['facts']}>
          <DateTime value={updatedAt} /> · {createdByName}
          {description === '' ? null : ` · ${description}`}
        </span>
      </UnstyledButton>
      <ActionIcon aria-label={words.cancelOne(name)} title={words.cancel} onClick={onCancel}>
        <IconTrash size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </li>
  );
}

function useCancelDraft(onCancelled: (id: string) => void) {
  const words = usePhrases().newInvoice.drafts;
  const { confirm } = useDialogs();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const cancelling = useMutation({
    mutationFn: ({ _id }: ListedDraft) => call(contract.sales.cancelDraft, { id: _id }),
    onSuccess: (_reply, { _id, name }) => {
      toast.success(words.cancelled(name));
      onCancelled(_id);
    },
    onError: (failure) => showFailure(words.notCancelled, failure),
    onSettled: () => queries.invalidateQueries({ queryKey: draftsKey }),
  });
  return async (draft: ListedDraft) => {
    const isSure = await confirm({
      title: words.cancel,
      message: words.cancelText(draft.name),
      confirmLabel: words.cancel,
      danger: true,
    });
    if (isSure) cancelling.mutate(draft);
  };
}
