import { contract } from '@tezga/contract';
import { adjustmentReasons } from '@tezga/domain';
import { Panel, Select, TextInput, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import fields from '../../../kits/forms/FormFields.module.css';
import { ShopSelect } from '../../../kits/forms/ShopSelect.tsx';
import { call } from '../../../session/call.ts';
import { warehouseQueries } from '../queries.ts';
import {
  adjustmentSchema,
  comparedLines,
  countLine,
  type AdjustmentValues,
  type CountLine,
} from './adjustment-form.ts';
import { DateOfDocument } from './DateOfDocument.tsx';
import { DocumentFormPage } from './DocumentFormPage.tsx';
import { GoodsPanel } from './GoodsPanel.tsx';
import { countColumns } from './line-columns.tsx';
import { RecostingPreview } from './RecostingPreview.tsx';
import { useDocumentForm } from './use-document-form.ts';

/** The form of an adjustment: the counted quantities beside the stock of the shop, and their differences. */
export function AdjustmentForm({ start }: { readonly start: AdjustmentValues }) {
  const { warehouse: words } = usePhrases();
  const { form, refusal, isInDoubt } = useDocumentForm({
    kind: 'adjustment',
    schema: adjustmentSchema,
    start,
    idOf: ({ documentId }) => documentId,
    post: (values) => call(contract.warehouse.addAdjustment, values),
  });
  const { shopId, date, lines } = form.values;
  const articleIds = lines.map(({ articleId }) => articleId).toSorted();
  const { data: stock, isPlaceholderData } = useQuery(warehouseQueries.available(shopId, articleIds, date));
  // The stock is stored in the form values, because the difference that is posted must be the one that was shown.
  useEffect(() => {
    if (stock === undefined || isPlaceholderData) return;
    const compared = comparedLines(lines, stock);
    if (compared !== lines) form.setValue('lines', compared);
  });
  const shop = form.field('shopId');
  return (
    <DocumentFormPage kind="adjustment" {...{ form, refusal, isInDoubt }}>
      <Panel title={words.form.document}>
        <div className={fields['columns']}>
          <ShopSelect
            {...shop}
            label={words.shop}
            allowDeselect={false}
            onChange={(value) => {
              shop.onChange(value);
              form.setValue('lines', comparedLines(lines, new Map()));
            }}
          />
          <Select
            {...form.field('reason')}
            label={words.reason}
            allowDeselect={false}
            data={adjustmentReasons.map((value) => ({ value, label: words.reasons[value] }))}
          />
          <DateOfDocument form={form} />
          <TextInput
            {...form.field('notes')}
            className={fields['wide'] ?? ''}
            label={words.notes}
            maxLength={500}
            autoComplete="off"
          />
        </div>
      </Panel>
      <GoodsPanel<CountLine, AdjustmentValues>
        form={form}
        columns={useMemo(() => countColumns(words.form), [words])}
        shopId={shopId}
        lineOf={countLine}
        startsEmpty
      />
      <RecostingPreview
        schema={adjustmentSchema}
        values={form.values}
        preview={(values, signal) => call(contract.warehouse.previewAdjustment, values, { signal })}
      />
    </DocumentFormPage>
  );
}
