import { Button, Notice } from '@tezga/ui';
import { IconRefresh } from '@tabler/icons-react';

interface DoubtNoticeProps {
  readonly words: { readonly doubtTitle: string; readonly doubtText: string; readonly retry: string };
  readonly onRetry: () => void;
}

/** Shown when a document was sent and no reply came; the retry sends the same document again. */
export function DoubtNotice({ words, onRetry }: DoubtNoticeProps) {
  return (
    <Notice
      tone="warn"
      title={words.doubtTitle}
      action={
        <Button leftSection={<IconRefresh size={15} stroke={1.8} aria-hidden />} onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.doubtText}
    </Notice>
  );
}
