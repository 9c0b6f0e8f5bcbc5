import { verification as calls } from '@tezga/contract/verification';
import { Button, Form, TextInput, usePhrases, useZodForm } from '@tezga/ui';
import { useFieldMessage } from '../session/use-field-message.ts';
import classes from './AuthPages.module.css';
import { goTo } from '../session/public-path.ts';

interface CodeFormProps {
  /** Returns the path of the page that uses the code; the given code is already URL-encoded. */
  readonly pathOf: (code: string) => string;
}

/** A form to type a code, such as one from an SMS on another device. */
export function CodeForm({ pathOf }: CodeFormProps) {
  const { verification } = usePhrases();
  const messageOf = useFieldMessage();
  const form = useZodForm({
    schema: calls.checkReset.input,
    initial: { code: '' },
    messageOf,
    onSubmit: ({ code }) => goTo(pathOf(encodeURIComponent(code))),
  });
  return (
    <Form form={form} label={verification.haveCode} saveKey={false} className={classes['codeForm'] ?? ''}>
      <TextInput
        {...form.field('code')}
        aria-label={verification.code}
        placeholder={verification.codeExample}
        size="md"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" variant="default" size="md">
        {verification.useCode}
      </Button>
    </Form>
  );
}
