import { contract } from '@tezga/contract';
import { baseCurrency, type StockState } from '@tezga/domain';
import { Amount, Panel, TextInput, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import fields from '../../../kits/forms/FormFields.module.css';
import { ShopSelect } from '../../../kits/forms/ShopSelect.tsx';
import { call } from '../../../session/call.ts';
import { warehouseQueries } from '../queries.ts';
import { costLine, costSchema, wholeChange, type CostLine, type CostValues } from './cost-form.ts';
import { DateOfDocument } from './DateOfDocument.tsx';
import { DocumentFormPage } from './DocumentFormPage.tsx';
import classes from './Documents.module.css';
import { GoodsPanel } from './GoodsPanel.tsx';
import { revaluedColumns } from './line-columns.tsx';
import { RecostingPreview } from './RecostingPreview.tsx';
import { useDocumentForm } from './use-document-form.ts';

const unknown: ReadonlyMap<string, StockState> = new Map<string, StockState>();

/** The form of a cost adjustment: the new cost beside the stock and its average. */
export function CostAdjustmentForm({ start }: { readonly start: CostValues }) {
  const { warehouse: words } = usePhrases();
  const { form, refusal, isInDoubt } = useDocumentForm({
    kind: 'cost-adjustment',
    schema: costSchema,
    start,
    idOf: ({ documentId }) => documentId,
    post: (values) => call(contract.warehouse.addCostAdjustment, values),
  });
  const { shopId, date, lines } = form.values;
  const articleIds = lines.map(({ articleId }) => articleId).toSorted();
  const { data: stock = unknown } = useQuery(warehouseQueries.available(shopId, articleIds, date));
  return (
    <DocumentFormPage kind="cost-adjustment" {...{ form, refusal, isInDoubt }}>
      <Panel title={words.form.document}>
        <div className={fields['columns']}>
          <ShopSelect {...form.field('shopId')} label={words.shop} allowDeselect={false} />
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
      <GoodsPanel<CostLine, CostValues>
        form={form}
        columns={useMemo(() => revaluedColumns(words.form, stock), [words, stock])}
        shopId={shopId}
        lineOf={costLine}
        lastField="unitCost"
      >
        <p className={classes['whole']}>
          {words.form.changeOfValue} <Amount value={wholeChange(lines, stock)} emphasis="strong" />{' '}
          {baseCurrency}
        </p>
      </GoodsPanel>
      <RecostingPreview
        schema={costSchema}
        values={form.values}
        preview={(values, signal) => call(contract.warehouse.previewCostAdjustment, values, { signal })}
      />
    </DocumentFormPage>
  );
}
