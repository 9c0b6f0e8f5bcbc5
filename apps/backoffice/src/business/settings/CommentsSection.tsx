import { contract } from '@tezga/contract';
import { Button, DateTime, EmptyState, Panel, saveFile, usePhrases } from '@tezga/ui';
import { IconDownload, IconMessage } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { blobOf } from '../../kits/forms/base64.ts';
import { CommentForm } from './CommentForm.tsx';
import classes from './Comments.module.css';
import { FileSize } from '../../kits/forms/FileSize.tsx';
import { settingsQueries, type Comment } from './queries.ts';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { useMayChange } from '../../kits/sections/use-may-change.ts';

/** The comments about the business, the newest first. */
export function CommentsSection() {
  const words = usePhrases().settings.comments;
  const query = useQuery(settingsQueries.comments);
  const mayChange = useMayChange();
  return (
    <>
      {mayChange ? <CommentForm /> : null}
      {query.data === undefined ? (
        <SectionState query={query} />
      ) : query.data.length === 0 ? (
        <Panel>
          <EmptyState
            icon={<IconMessage size={17} stroke={1.6} />}
            title={words.emptyTitle}
            sentence={words.emptyText}
          />
        </Panel>
      ) : (
        <Panel title={words.list} padding="none">
          <ol className={classes['comments']}>
            {query.data.map((comment) => (
              <CommentItem key={comment._id} comment={comment} />
            ))}
          </ol>
        </Panel>
      )}
    </>
  );
}

function CommentItem({ comment }: { readonly comment: Comment }) {
  return (
    <li className={classes['comment']}>
      <div className={classes['who']}>
        <strong>{comment.userName}</strong> <DateTime value={comment.at} seconds />
      </div>
      <p className={classes['message']}>{comment.message}</p>
      {comment.files.length === 0 ? null : (
        <ul className={classes['files']}>
          {comment.files.map((file) => (
            <li key={file._id}>
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function FileLink({ file }: { readonly file: Comment['files'][number] }) {
  const words = usePhrases().settings.comments;
  const showFailure = useShowFailure();
  const download = useMutation({
    mutationFn: () => call(contract.settings.commentFile, { fileId: file._id }),
    onSuccess: ({ name, type, data }) => saveFile(blobOf(data, type), name),
    onError: (error) => showFailure(words.downloadFailed, error),
  });
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={words.download(file.name)}
      loading={download.isPending}
      leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
      rightSection={<FileSize bytes={file.size} />}
      onClick={() => download.mutate()}
    >
      {file.name}
    </Button>
  );
}
