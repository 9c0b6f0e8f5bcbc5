import { contract } from '@tezga/contract';
import { Panel, Select, TextInput, usePhrases, type ZodForm } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import fields from '../../../kits/forms/FormFields.module.css';
import { findOption } from '../../../kits/forms/find-option.ts';
import { ShopSelect } from '../../../kits/forms/ShopSelect.tsx';
import { call } from '../../../session/call.ts';
import { warehouseQueries } from '../queries.ts';
import { exitLine, transferSchema, type ExitLine, type TransferValues } from './document-form.ts';
import { DateOfDocument } from './DateOfDocument.tsx';
import { DocumentFormPage } from './DocumentFormPage.tsx';
import { GoodsPanel } from './GoodsPanel.tsx';
import { exitColumns } from './line-columns.tsx';
import { RecostingPreview } from './RecostingPreview.tsx';
import { useDocumentForm } from './use-document-form.ts';

/** The form of a transfer: both shops, and the goods beside the stock of the source. */
export function TransferForm({ start }: { readonly start: TransferValues }) {
  const { warehouse: words } = usePhrases();
  const { form, refusal, isInDoubt } = useDocumentForm({
    kind: 'transfer',
    schema: transferSchema,
    start,
    idOf: ({ documentId }) => documentId,
    post: async (values) => {
      const { _id, code: documentCode } = await call(contract.warehouse.createTransfer, values);
      return { _id, documentCode };
    },
  });
  const { shopId, date, lines } = form.values;
  const articleIds = lines.map(({ articleId }) => articleId).toSorted();
  const { data: available } = useQuery(warehouseQueries.available(shopId, articleIds, date));
  const columns = useMemo(() => exitColumns(words.form, available ?? new Map()), [words, available]);
  return (
    <DocumentFormPage kind="transfer" {...{ form, refusal, isInDoubt }}>
      <Panel title={words.form.document}>
        <div className={fields['columns']}>
          <ShopSelect {...form.field('shopId')} label={words.transfer.from} allowDeselect={false} />
          <TargetSelect form={form} />
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
      <GoodsPanel<ExitLine, TransferValues> form={form} columns={columns} shopId={shopId} lineOf={exitLine} />
      <RecostingPreview
        schema={transferSchema}
        values={form.values}
        preview={(values, signal) => call(contract.warehouse.previewTransfer, values, { signal })}
      />
    </DocumentFormPage>
  );
}

/** The shops and secondary warehouses that goods can be sent to: all but the source. */
function TargetSelect({ form }: { readonly form: ZodForm<TransferValues> }) {
  const words = usePhrases().warehouse.transfer;
  const { data: targets = [] } = useQuery(warehouseQueries.transferTargets);
  const { shopId } = form.values;
  return (
    <Select
      {...form.field('targetShopId')}
      label={words.to}
      placeholder={words.choose}
      allowDeselect={false}
      data={targets
        .filter(({ _id }) => _id !== shopId)
        .map(({ _id, name, secondary }) => ({ value: _id, label: secondary ? words.secondary(name) : name }))}
      searchable
      filter={findOption}
      autoComplete="off"
    />
  );
}
