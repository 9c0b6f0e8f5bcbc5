import { contract } from '@tezga/contract';
import { FormPage, PageHeader, toast, usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { notePath, wtnPath } from '../../kits/documents/document-paths.ts';
import { NameCutNotice } from '../../kits/documents/NameCutNotice.tsx';
import { numberParts } from '../../kits/documents/number-parts.ts';
import { DoubtNotice } from '../../kits/forms/DoubtNotice.tsx';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { useIssueForm } from '../../kits/forms/use-issue-form.ts';
import { call } from '../../session/call.ts';
import type { Till } from '../cash-register/index.ts';
import { wtnKey } from '../fiscal/index.ts';
import { GoodsFields } from './GoodsFields.tsx';
import { DocumentFields, StopFields, TransportFields } from './NoteFields.tsx';
import { noteSchema, type NoteValues } from './note-form.ts';
import type { NotePrefill, TransferPrefill } from './queries.ts';
import { useValueOfGoods } from './use-value-of-goods.ts';
import classes from './Wtn.module.css';

interface NoteFormProps {
  readonly tills: readonly Till[];
  readonly start: NoteValues;
  /** Null for an accompanying invoice without a sales invoice. */
  readonly invoice: NotePrefill | null;
  /** Null for an accompanying invoice without a transfer. */
  readonly transfer: TransferPrefill | null;
}

/** The form of an accompanying invoice: route, vehicle and goods. */
export function NoteForm({ tills, start, invoice, transfer }: NoteFormProps) {
  const { wtn } = usePhrases();
  const { form, refusal, isInDoubt } = useNoteForm(start);
  const { isFromPrices, addPrice } = useValueOfGoods(form, tills);
  return (
    <FormPage
      form={form}
      label={wtn.newNote}
      saveLabel={wtn.form.issue}
      header={
        <PageHeader
          title={wtn.newNote}
          breadcrumb={[
            <Link key="list" to={wtnPath}>
              {wtn.title}
            </Link>,
            ...(invoice === null
              ? []
              : [wtn.form.fromInvoice(numberParts(invoice.invoiceNumber).number, invoice.buyerName)]),
            ...(transfer === null ? [] : [wtn.form.fromTransfer(transfer.transferNumber)]),
          ]}
        />
      }
      notice={
        isInDoubt ? (
          <DoubtNotice words={wtn.form} onRetry={() => void form.submit()} />
        ) : (
          <FormRefusal error={refusal} />
        )
      }
    >
      <div className={classes['fields']} inert={isInDoubt}>
        <TransportFields form={form} />
        <div className={classes['route']}>
          <StopFields form={form} stop="start" />
          <StopFields form={form} stop="destination" />
        </div>
        <GoodsFields form={form} addPrice={addPrice} />
        <NameCutNotice names={form.values.lines.map(({ name }) => name)} />
        <DocumentFields form={form} tills={tills} isValueFromPrices={isFromPrices} />
      </div>
    </FormPage>
  );
}

/** After issuing, opens the page of the accompanying invoice. */
function useNoteForm(start: NoteValues) {
  const { wtn } = usePhrases();
  const queries = useQueryClient();
  const router = useRouter();
  return useIssueForm({
    schema: noteSchema,
    start,
    idOf: ({ noteId }) => noteId,
    name: 'sent-transfer-note',
    rememberAs: `transfer note ${start.invoiceId ?? start.transferId ?? ''}`,
    issue: async (values) => {
      const issued = await call(contract.wtn.issue, values);
      toast.success(wtn.form.issued(issued.wtnNumber));
      void queries.invalidateQueries({ queryKey: wtnKey });
      // Replaces the form in the history, so that back navigation skips it.
      router.history.replace(notePath(issued), undefined, { ignoreBlocker: true });
    },
    fieldOf: { 'business-unit-missing': 'tillId', 'shop-address-missing': 'tillId' },
    onCancel: useBackNavigation(wtnPath),
  });
}
