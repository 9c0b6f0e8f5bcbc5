import { contract } from '@tezga/contract';
import { Button, Form, Panel, Textarea, toast, usePhrases, useZodForm } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { useLeaveGuard } from '../../kits/forms/use-leave-guard.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { base64Of } from '../../kits/forms/base64.ts';
import { CommentFiles } from './CommentFiles.tsx';
import classes from './Comments.module.css';
import { typeOfFile } from './files-to-send.ts';
import { settingsQueries } from './queries.ts';

const schema = contract.settings.postComment.input.pick({ message: true });

/** The form of a new comment; it is emptied after each post. */
export function CommentForm({ businessId }: { readonly businessId: string | undefined }) {
  const [posted, setPosted] = useState(0);
  return <WriteForm key={posted} businessId={businessId} onPosted={() => setPosted(posted + 1)} />;
}

interface WriteFormProps {
  readonly businessId: string | undefined;
  readonly onPosted: () => void;
}

function WriteForm({ businessId, onPosted }: WriteFormProps) {
  const { fallbacks, settings } = usePhrases();
  const words = settings.comments;
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const [files, setFiles] = useState<readonly File[]>([]);
  const form = useZodForm({
    schema,
    initial: { message: '' },
    rememberAs: `comment on the business ${businessId ?? ''}`,
    messageOf: useFieldMessage(),
    onSubmit: async ({ message }) => {
      await call(contract.settings.postComment, {
        businessId,
        message,
        files: await Promise.all(files.map(sent)),
      });
    },
    onSaved: () => {
      toast.success(words.posted);
      void queries.invalidateQueries(settingsQueries.comments(businessId));
      onPosted();
    },
    onFailure: (error) => showFailure(fallbacks['change-not-made'], error),
  });
  // Files that were chosen but not posted count as unsaved changes too.
  const guarded = {
    ...form,
    isDirty: form.isDirty || files.length > 0,
    reset: () => {
      form.reset();
      setFiles([]);
    },
    cancel: () => {
      form.cancel();
      setFiles([]);
    },
  };
  useLeaveGuard(guarded);
  return (
    <Panel title={words.write}>
      <Form form={guarded} label={words.write} className={classes['form'] ?? ''}>
        <Textarea {...form.field('message')} label={words.message} autosize minRows={3} maxRows={12} />
        <CommentFiles files={files} onChange={setFiles} />
        <div>
          <Button type="submit" loading={form.isSubmitting}>
            {words.post}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

async function sent(file: File) {
  const type = typeOfFile(file);
  if (type === null) throw new Error(`${file.name} was not to be taken`);
  return { name: file.name, type, data: await base64Of(file) };
}
