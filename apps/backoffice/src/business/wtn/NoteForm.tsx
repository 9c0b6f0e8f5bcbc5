import { baseCurrency, noteKinds, packagings, transactionsOfKind } from '@tezga/domain';
import {
  AmountInput,
  Button,
  Checkbox,
  FormPage,
  Notice,
  PageHeader,
  Panel,
  SegmentedControl,
  Select,
  usePhrases,
} from '@tezga/ui';
import { IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { findOption } from '../../kits/forms/find-option.ts';
import fields from '../../kits/forms/FormFields.module.css';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import { numberParts } from '../../kits/documents/number-parts.ts';
import { GoodsFields } from './GoodsFields.tsx';
import { transactionFor, type NoteValues } from './note-form.ts';
import type { NotePrefill } from './queries.ts';
import { StopFields } from './StopFields.tsx';
import { TransportFields } from './TransportFields.tsx';
import { useNoteForm } from './use-note-form.ts';
import classes from './Wtn.module.css';
import type { Till } from '../cash-register/index.ts';
import type { NoteFieldsProps } from './note-part.ts';
import { wtnPath } from '../../kits/documents/document-paths.ts';

interface NoteFormProps {
  readonly tills: readonly Till[];
  readonly start: NoteValues;
  /** Null for a note from scratch. */
  readonly invoice: NotePrefill | null;
}

/** All that a note says: from where to where, in what, and which goods. */
export function NoteForm({ tills, start, invoice }: NoteFormProps) {
  const { wtn } = usePhrases();
  const { form, refusal, isInDoubt } = useNoteForm(start);
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
          ]}
        />
      }
      notice={isInDoubt ? <Doubt onRetry={() => void form.submit()} /> : <FormRefusal error={refusal} />}
    >
      <div className={classes['fields']} inert={isInDoubt}>
        <TransportFields form={form} />
        <div className={classes['route']}>
          <StopFields form={form} stop="start" />
          <StopFields form={form} stop="destination" />
        </div>
        <GoodsFields form={form} />
        <DocumentFields form={form} tills={tills} />
      </div>
    </FormPage>
  );
}

/** The note was sent and nothing came back: it is sent again as it was, or left. */
function Doubt({ onRetry }: { readonly onRetry: () => void }) {
  const words = usePhrases().wtn.form;
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

function DocumentFields({ form, tills }: NoteFieldsProps & Pick<NoteFormProps, 'tills'>) {
  const { wtn } = usePhrases();
  const { packaging, packageCount } = form.values;
  return (
    <Panel title={wtn.form.document}>
      <div className={fields['columns']}>
        <KindField form={form} />
        <Select
          {...form.field('transaction')}
          label={wtn.transaction}
          data={transactionsOfKind(form.values.kind ?? 'WTN').map((value) => ({
            value,
            label: wtn.transactions[value],
          }))}
          allowDeselect={false}
        />
        <Select
          {...form.field('tillId')}
          label={wtn.form.till}
          data={tills.map(({ _id, name }) => ({ value: _id, label: name }))}
          searchable
          filter={findOption}
          allowDeselect={false}
          autoComplete="off"
        />
        <AmountInput {...form.field('valueOfGoods')} label={wtn.value} unit={baseCurrency} />
        <Select
          data-field="packaging"
          label={wtn.packaging}
          placeholder={wtn.form.noPackaging}
          data={packagings.map((value) => ({ value, label: wtn.packagings[value] }))}
          value={packaging ?? null}
          onChange={(value) => form.setValue('packaging', value)}
          clearable
          error={form.errors['packaging']}
        />
        <AmountInput
          data-field="packageCount"
          label={wtn.packageCount}
          decimals={0}
          value={packageCount}
          onChange={(value) => form.setValue('packageCount', value === '' ? null : value)}
          error={form.errors['packageCount']}
        />
        <div className={`${fields['wide']} ${classes['ticks']}`}>
          <Checkbox {...form.tick('isGoodsFlammable')} label={wtn.flammable} />
          <Checkbox {...form.tick('isEscortRequired')} label={wtn.escort} />
        </div>
      </div>
    </Panel>
  );
}

function KindField({ form }: NoteFieldsProps) {
  const { wtn } = usePhrases();
  const labelId = useId();
  return (
    <div className={fields['wide']} data-field="kind">
      <span id={labelId} className={classes['label']}>
        {wtn.form.kind}
      </span>
      <SegmentedControl
        aria-labelledby={labelId}
        fullWidth
        value={form.values.kind ?? 'WTN'}
        onChange={(kind) => {
          form.setValue('kind', kind);
          form.setValue('transaction', transactionFor(kind, form.values.transaction));
        }}
        data={noteKinds.map((value) => ({ value, label: wtn.kinds[value] }))}
      />
    </div>
  );
}
