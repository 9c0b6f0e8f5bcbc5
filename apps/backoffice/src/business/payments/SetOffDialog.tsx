import { contract } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import {
  Button,
  Checkbox,
  DateField,
  DialogFrame,
  Form,
  formatAmount,
  Labelled,
  LoadingOverlay,
  TextInput,
  toast,
  usePhrases,
  useZodForm,
} from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { isInDoubt } from '../../kits/forms/in-doubt.ts';
import { newRecordId } from '../../kits/forms/new-record-id.ts';
import { ReadFailure } from '../../kits/forms/ReadFailure.tsx';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import { documentName, leftOf } from './payment-form.ts';
import classes from './Payments.module.css';
import { paymentsQueries, type OpenDocument, type OpenDocuments, type SubjectRow } from './queries.ts';
import { useRefreshPayments } from './use-refresh-payments.ts';

interface SetOffDialogProps {
  readonly subject: SubjectRow;
  readonly onClose: () => void;
}

/** Pays open documents with the advances of the subject: the chosen ones, or the oldest first. */
export function SetOffDialog({ subject: of, onClose }: SetOffDialogProps) {
  const { ui, payments } = usePhrases();
  const { card, form: formWords, payment: words } = payments;
  const headingId = useId();
  const { data: open, error, refetch } = useQuery(paymentsQueries.toPay(of));
  const { form, chosen, currency } = useSetOffForm(of, open, onClose);
  return (
    <DialogFrame labelledBy={headingId} width={480} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {card.setOff}
      </h2>
      <p>{words.setOffText}</p>
      {open === undefined && error === null ? <LoadingOverlay within /> : null}
      {open === undefined && error !== null ? (
        <ReadFailure error={error} onRetry={() => void refetch()} />
      ) : null}
      <Form form={form} label={card.setOff} saveKey={false} className={classes['fields'] ?? ''}>
        <Choices
          label={formWords.credits}
          documents={open?.credits ?? []}
          chosen={chosen.creditIds}
          currency={currency}
          onChange={(ids) => form.setValue('creditIds', ids)}
        />
        <Choices
          label={formWords.documents}
          documents={open?.documents ?? []}
          chosen={chosen.documentIds}
          currency={currency}
          onChange={(ids) => form.setValue('documentIds', ids)}
        />
        <DateField {...form.field('date')} label={formWords.date} />
        <TextInput {...form.field('note')} label={words.note} maxLength={200} autoComplete="off" />
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {card.setOff}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
}

/**
 * The form, with the choices that are still open and their currency: another payment may settle a chosen document while
 * the dialog is open.
 */
function useSetOffForm(
  { type, subjectId }: SubjectRow,
  open: Pick<OpenDocuments, 'credits' | 'documents'> | undefined,
  onClose: () => void,
) {
  const { setOff } = usePhrases().payments.card;
  const showFailure = useShowFailure();
  const refresh = useRefreshPayments();
  const [paymentId] = useState(newRecordId);
  const [date] = useState(() => tiranaDay(new Date()));
  const openOnes = ({
    creditIds = [],
    documentIds = [],
  }: {
    creditIds?: string[] | undefined;
    documentIds?: string[] | undefined;
  }) => {
    const credits = stillOpen(open?.credits, creditIds);
    const documents = stillOpen(open?.documents, documentIds);
    const chosen: ChosenIds = { creditIds: idsOf(credits), documentIds: idsOf(documents) };
    return { chosen, currency: [...credits, ...documents][0]?.currency ?? null };
  };
  const form = useZodForm({
    schema: contract.payments.setOff.input,
    initial: { paymentId, type, subjectId, date, creditIds: [], documentIds: [], note: '' },
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      const { message } = await call(contract.payments.setOff, { ...values, ...openOnes(values).chosen });
      toast.success(message);
      refresh();
      onClose();
    },
    onFailure: (failure) => {
      showFailure(setOff, failure);
      // Without a reply the set-off may be done; the same choices again get its reply.
      if (!isInDoubt(failure)) refresh();
    },
    onCancel: onClose,
  });
  const { creditIds = [], documentIds = [] } = form.values;
  return { form, ...openOnes({ creditIds, documentIds }) };
}

interface ChosenIds {
  readonly creditIds: string[];
  readonly documentIds: string[];
}

const stillOpen = (documents: readonly OpenDocument[] = [], ids: readonly string[]) =>
  ids.flatMap((id) => documents.filter(({ _id }) => _id === id));

const idsOf = (documents: readonly OpenDocument[]): string[] => documents.map(({ _id }) => _id);

/** The maximum number of documents that one set-off may name. */
const choicesMax = 500;

interface ChoicesProps {
  readonly label: string;
  readonly documents: readonly OpenDocument[];
  readonly chosen: readonly string[];
  /** The currency of the choices; documents of another one are disabled, because one set-off has one currency. */
  readonly currency: string | null;
  readonly onChange: (ids: string[]) => void;
}

function Choices({ label, documents, chosen, currency: only, onChange }: ChoicesProps) {
  const { card } = usePhrases().payments;
  return (
    <Labelled label={label}>
      {(labelId) => (
        <fieldset aria-labelledby={labelId} className={classes['choices']}>
          {documents.slice(0, choicesMax).map((document) => {
            const { _id, currency } = document;
            const isChosen = chosen.includes(_id);
            return (
              <Checkbox
                key={_id}
                label={`${documentName(card, document)} · ${formatAmount(leftOf(document))} ${currency}`}
                checked={isChosen}
                disabled={only !== null && currency !== only}
                onChange={() => onChange(isChosen ? chosen.filter((id) => id !== _id) : [...chosen, _id])}
              />
            );
          })}
        </fieldset>
      )}
    </Labelled>
  );
}
