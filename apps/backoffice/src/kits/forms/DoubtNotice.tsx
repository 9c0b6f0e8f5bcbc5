import { Button, Notice } from '@tezga/ui';
import { IconRefresh } from '@tabler/icons-react';

interface DoubtNoticeProps {
  readonly words: { readonly doubtTitle: string; readonly doubtText: string; readonly retry: string };
  readonly onRetry: () => void;
}

/** A document was sent and no reply came: it is sent again as it was. */
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
