import { contract } from '@tezga/contract';
import { Button, DateTime, EmptyState, Panel, saveFile, usePhrases } from '@tezga/ui';
import { IconDownload, IconMessage } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { openZip } from '../../kits/documents/zip-of-files.ts';
import { blobOf, bytesOf } from '../../kits/forms/base64.ts';
import { CommentForm } from './CommentForm.tsx';
import classes from './Comments.module.css';
import { FileSize } from '../../kits/forms/FileSize.tsx';
import { settingsQueries, type Comment } from './queries.ts';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { useMayChange } from '../../kits/sections/use-may-change.ts';

/** The settings section with the comments about the user's business. */
export function CommentsSection() {
  return <Comments mayChange={useMayChange()} />;
}

interface CommentsProps {
  readonly mayChange: boolean;
  /** The managed business that an admin looks at; left out for users of a business. */
  readonly businessId?: string;
}

/** The comments about a business, the newest first, and the form of a new one. */
export function Comments({ mayChange, businessId }: CommentsProps) {
  const words = usePhrases().settings.comments;
  const query = useQuery(settingsQueries.comments(businessId));
  return (
    <>
      {mayChange ? <CommentForm businessId={businessId} /> : null}
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
              <CommentItem key={comment._id} comment={comment} businessId={businessId} />
            ))}
          </ol>
        </Panel>
      )}
    </>
  );
}

interface CommentItemProps {
  readonly comment: Comment;
  readonly businessId: string | undefined;
}

function CommentItem({ comment, businessId }: CommentItemProps) {
  return (
    <li className={classes['comment']}>
      <div className={classes['who']}>
        <strong>{comment.userName}</strong> <DateTime value={comment.at} seconds />
      </div>
      <p className={classes['message']}>{comment.message}</p>
      {comment.files.length === 0 ? null : (
        <ul className={classes['files']}>
          {comment.files.map((file) => (
            <li key={file._id}>{businessId === undefined ? <FileLink file={file} /> : file.name}</li>
          ))}
        </ul>
      )}
      {businessId === undefined || comment.files.length === 0 ? null : (
        <FilesOfComment comment={comment} businessId={businessId} />
      )}
    </li>
  );
}

/** Downloads all files of a comment: a single file unchanged, several files as a ZIP. */
function FilesOfComment({ comment, businessId }: CommentItemProps & { readonly businessId: string }) {
  const words = usePhrases().settings.comments;
  const showFailure = useShowFailure();
  const download = useMutation({
    mutationFn: () => call(contract.settings.downloadComment, { businessId, commentId: comment._id }),
    onSuccess: ({ files }) => {
      const [first] = files;
      if (files.length === 1 && first !== undefined) {
        saveFile(blobOf(first.base64, comment.files[0]?.type ?? ''), first.fileName);
        return;
      }
      const zip = openZip();
      for (const { fileName, base64 } of files) zip.add(fileName, bytesOf(base64));
      saveFile(zip.close(), words.zipName(comment.at.slice(0, 10)));
    },
    onError: (error) => showFailure(words.downloadFailed, error),
  });
  return (
    <div>
      <Button
        variant="default"
        size="xs"
        loading={download.isPending}
        leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
        onClick={() => download.mutate()}
      >
        {words.downloadAll(comment.files.length)}
      </Button>
    </div>
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
