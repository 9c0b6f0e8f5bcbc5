import { contract } from '@tezga/contract';
import { baseCurrency, businessLevel, entryReasons } from '@tezga/domain';
import { Amount, Panel, Select, TextInput, usePhrases, type ZodForm } from '@tezga/ui';
import { useMemo } from 'react';
import fields from '../../../kits/forms/FormFields.module.css';
import { ShopSelect } from '../../../kits/forms/ShopSelect.tsx';
import { call } from '../../../session/call.ts';
import { useSession } from '../../../session/session-context.ts';
import type { PurchaseOfEntry, WarehouseDocument } from '../queries.ts';
import {
  entryEdit,
  entryLine,
  entrySchema,
  entryWorth,
  type EntryLine,
  type EntryValues,
} from './document-form.ts';
import { DocumentFormPage } from './DocumentFormPage.tsx';
import classes from './Documents.module.css';
import { DateOfDocument } from './DateOfDocument.tsx';
import { GoodsPanel } from './GoodsPanel.tsx';
import { RecostingPreview } from './RecostingPreview.tsx';
import { entryColumns } from './line-columns.tsx';
import { SupplierSelect } from './SupplierSelect.tsx';
import { useDocumentForm } from './use-document-form.ts';

interface EntryFormProps {
  readonly start: EntryValues;
  /** Null for goods without a purchase. */
  readonly purchase: PurchaseOfEntry | null;
  /** The posted entry that is edited; null for a new one. */
  readonly edited?: WarehouseDocument | null;
}

/** The form of a warehouse entry: shop, reason, supplier, and the goods with their cost. */
export function EntryForm({ start, purchase, edited = null }: EntryFormProps) {
  const { warehouse: words, purchases } = usePhrases();
  const { form, refusal, isInDoubt } = useDocumentForm({
    kind: 'entry',
    schema: entrySchema,
    start,
    idOf: ({ documentId }) => documentId,
    edited,
    post: (values) =>
      edited === null
        ? call(contract.warehouse.addEntry, values)
        : call(contract.warehouse.editDocument, entryEdit(edited, values)),
  });
  const supplier = purchase?.supplier?.name ?? purchases.unknownSupplier;
  const origin = purchase === null ? [] : [words.form.fromPurchase(purchase.meta.invoiceNumber, supplier)];
  return (
    <DocumentFormPage kind="entry" {...{ form, refusal, isInDoubt, origin, edited }}>
      <EntryFields form={form} hasPurchase={form.values.purchaseId !== null} isEdited={edited !== null} />
      <GoodsPanel<EntryLine, EntryValues>
        form={form}
        columns={useMemo(() => entryColumns(words.form), [words])}
        shopId={form.values.shopId}
        lineOf={entryLine}
      >
        <p className={classes['whole']}>
          {words.form.whole} <Amount value={entryWorth(form.values.lines)} emphasis="strong" /> {baseCurrency}
        </p>
      </GoodsPanel>
      <RecostingPreview
        schema={entrySchema}
        values={form.values}
        preview={(values, signal) =>
          edited === null
            ? call(contract.warehouse.previewEntry, values, { signal })
            : call(contract.warehouse.previewEdit, entryEdit(edited, values), { signal })
        }
      />
    </DocumentFormPage>
  );
}

interface EntryFieldsProps {
  readonly form: ZodForm<EntryValues>;
  readonly hasPurchase: boolean;
  readonly isEdited: boolean;
}

function EntryFields({ form, hasPurchase, isEdited }: EntryFieldsProps) {
  const { warehouse: words } = usePhrases();
  const maySeeCustomers = businessLevel(useSession().role, 'customers') !== 'none';
  return (
    <Panel title={words.form.document}>
      <div className={fields['columns']}>
        <ShopSelect {...form.field('shopId')} label={words.shop} allowDeselect={false} disabled={isEdited} />
        <Select
          {...form.field('reason')}
          label={words.reason}
          allowDeselect={false}
          disabled={isEdited && hasPurchase}
          data={entryReasons.map((value) => ({ value, label: words.reasons[value] }))}
        />
        {maySeeCustomers ? <SupplierSelect form={form} isOfPurchase={hasPurchase} /> : null}
        <DateOfDocument form={form} isFixed={isEdited} />
        <TextInput {...form.field('notes')} label={words.notes} maxLength={500} autoComplete="off" />
      </div>
    </Panel>
  );
}
