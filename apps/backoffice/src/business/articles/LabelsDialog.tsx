import { contract } from '@tezga/contract';
import { AmountInput, Button, Form, Modal, PrintDialog, printPdf, usePhrases, useZodForm } from '@tezga/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { choicesState } from '../../kits/forms/choices-state.tsx';
import fields from '../../kits/forms/FormFields.module.css';
import { ShopSelect } from '../../kits/forms/ShopSelect.tsx';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { useShops } from '../../session/necessary-data.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { articlesQueries, type LabelsRequest } from './queries.ts';

interface LabelsDialogProps {
  readonly ids: readonly string[];
  /** The name of the article, or the number of articles if there are several. */
  readonly name: string;
  /** The shop that is chosen at first; null for the first one. */
  readonly shopId?: string | null;
  readonly onClose: () => void;
}

/**
 * Asks for the shop, the number of labels for each article and the first free label of the sheet, and then shows the
 * price labels for printing.
 */
export function LabelsDialog({ ids, name, shopId = null, onClose }: LabelsDialogProps) {
  const title = usePhrases().articles.labels.title(name);
  const [viewed, setViewed] = useState<LabelsRequest | null>(null);
  return viewed === null ? (
    <LabelsForm {...{ ids, shopId, title, onClose }} onView={setViewed} />
  ) : (
    <LabelsView request={viewed} title={title} onClose={onClose} />
  );
}

interface LabelsFormProps extends Pick<LabelsDialogProps, 'ids' | 'onClose'> {
  readonly shopId: string | null;
  readonly title: string;
  readonly onView: (request: LabelsRequest) => void;
}

function LabelsForm({ ids, shopId, title, onView, onClose }: LabelsFormProps) {
  const { articles, ui } = usePhrases();
  const words = articles.labels;
  const shops = useShops();
  const form = useZodForm({
    schema: contract.articles.labels.input,
    initial: {
      ids: [...ids],
      shopId: shopId ?? shops.data?.find(({ hidden }) => !hidden)?._id ?? '',
      count: 1,
      firstLabel: 1,
    },
    messageOf: useFieldMessage(),
    onSubmit: onView,
    onCancel: onClose,
  });
  return (
    <Modal opened onClose={onClose} title={title}>
      <Form form={form} label={title} saveKey={false} className={fields['dialog'] ?? ''}>
        <ShopSelect
          {...form.field('shopId')}
          {...choicesState(shops, ui.loading)}
          label={words.shop}
          allowDeselect={false}
        />
        <AmountInput {...form.field('count')} label={words.count} decimals={0} data-autofocus />
        <AmountInput
          {...form.field('firstLabel')}
          label={words.firstLabel}
          description={words.firstLabelHint}
          decimals={0}
        />
        <div className={fields['dialogActions']}>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit">{words.view}</Button>
        </div>
      </Form>
    </Modal>
  );
}

interface LabelsViewProps extends Pick<LabelsDialogProps, 'onClose'> {
  readonly request: LabelsRequest;
  readonly title: string;
}

function LabelsView({ request, title, onClose }: LabelsViewProps) {
  const { articles, sales } = usePhrases();
  const words = articles.labels;
  const showFailure = useShowFailure();
  const file = useQuery(articlesQueries.labels(request));
  const print = useMutation({
    mutationFn: printPdf,
    onError: (error) => showFailure(words.failed, error),
  });
  return (
    <PrintDialog
      title={title}
      file={file}
      failed={words.failed}
      print={{ label: sales.print.action, isPrinting: print.isPending, run: (pdf) => print.mutate(pdf) }}
      onClose={onClose}
    />
  );
}
