import { contract } from '@tezga/contract';
import {
  Button,
  FileButton,
  Form,
  Group,
  Panel,
  Textarea,
  TextInput,
  toast,
  usePhrases,
  useZodForm,
} from '@tezga/ui';
import { IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLeaveGuard } from '../../kits/forms/use-leave-guard.ts';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { businessPageQueries } from './queries.ts';

const schema = contract.contracts.update.input.omit({ businessId: true });

/**
 * The form for a new contract text of a business, typed or read from a text file; it is emptied after saving.
 */
export function ContractForm({ businessId }: { readonly businessId: string }) {
  const [saves, setSaves] = useState(0);
  return <TemplateForm key={saves} businessId={businessId} onSaved={() => setSaves(saves + 1)} />;
}

interface TemplateFormProps {
  readonly businessId: string;
  readonly onSaved: () => void;
}

function TemplateForm({ businessId, onSaved }: TemplateFormProps) {
  const { contracts, fallbacks } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const form = useZodForm({
    schema,
    initial: { title: '', body: '' },
    messageOf: useFieldMessage(),
    onSubmit: async (template) => {
      const { message } = await call(contract.contracts.update, { businessId, ...template });
      toast.success(message);
    },
    onSaved: () => {
      void queries.invalidateQueries(businessPageQueries.contract(businessId));
      onSaved();
    },
    onFailure: (error) => showFailure(fallbacks['change-not-made'], error),
  });
  useLeaveGuard(form);
  const read = async (file: File): Promise<boolean> => {
    form.setValue('body', await file.text());
    return true;
  };
  return (
    <Panel title={contracts.template.title}>
      <Form form={form} label={contracts.template.title}>
        <TextInput {...form.field('title')} label={contracts.template.name} autoComplete="off" />
        <Textarea
          {...form.field('body')}
          label={contracts.template.text}
          description={contracts.template.textHint}
          autosize
          minRows={6}
          maxRows={24}
        />
        <Group gap="xs" mt="sm">
          <FileButton
            accept=".txt,.md"
            onChange={(file) => (file === null ? undefined : form.waitFor(read(file)))}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                leftSection={<IconUpload size={15} stroke={1.8} aria-hidden />}
              >
                {contracts.template.fromFile}
              </Button>
            )}
          </FileButton>
          <Button type="submit" loading={form.isSubmitting}>
            {contracts.template.save}
          </Button>
        </Group>
      </Form>
    </Panel>
  );
}
