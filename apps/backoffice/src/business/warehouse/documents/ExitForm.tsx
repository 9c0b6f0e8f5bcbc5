import { contract } from '@tezga/contract';
import { exitReasons } from '@tezga/domain';
import { Panel, Select, TextInput, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import fields from '../../../kits/forms/FormFields.module.css';
import { ShopSelect } from '../../../kits/forms/ShopSelect.tsx';
import { call } from '../../../session/call.ts';
import { warehouseQueries, type WarehouseDocument } from '../queries.ts';
import { exitEdit, exitLine, exitSchema, type ExitLine, type ExitValues } from './document-form.ts';
import { DocumentFormPage } from './DocumentFormPage.tsx';
import { DateOfDocument } from './DateOfDocument.tsx';
import { GoodsPanel } from './GoodsPanel.tsx';
import { RecostingPreview } from './RecostingPreview.tsx';
import { exitColumns } from './line-columns.tsx';
import { useDocumentForm } from './use-document-form.ts';

interface ExitFormProps {
  readonly start: ExitValues;
  /** The posted exit that is edited; null for a new one. */
  readonly edited?: WarehouseDocument | null;
}

/** The form of a warehouse exit: shop, reason, and the goods beside the stock of the shop. */
export function ExitForm({ start, edited = null }: ExitFormProps) {
  const { warehouse: words } = usePhrases();
  const { form, refusal, isInDoubt } = useDocumentForm({
    kind: 'exit',
    schema: exitSchema,
    start,
    idOf: ({ documentId }) => documentId,
    edited,
    post: (values) =>
      edited === null
        ? call(contract.warehouse.addExit, values)
        : call(contract.warehouse.editDocument, exitEdit(edited, values)),
  });
  const { shopId, date, lines } = form.values;
  const articleIds = lines.map(({ articleId }) => articleId).toSorted();
  const { data: available } = useQuery(warehouseQueries.available(shopId, articleIds, date));
  const columns = useMemo(() => exitColumns(words.form, available ?? new Map()), [words, available]);
  return (
    <DocumentFormPage kind="exit" {...{ form, refusal, isInDoubt, edited }}>
      <Panel title={words.form.document}>
        <div className={fields['columns']}>
          <ShopSelect
            {...form.field('shopId')}
            label={words.shop}
            allowDeselect={false}
            disabled={edited !== null}
          />
          <Select
            {...form.field('reason')}
            label={words.reason}
            allowDeselect={false}
            data={exitReasons.map((value) => ({ value, label: words.reasons[value] }))}
          />
          <DateOfDocument form={form} isFixed={edited !== null} />
          <TextInput
            {...form.field('notes')}
            className={fields['wide'] ?? ''}
            label={words.notes}
            maxLength={500}
            autoComplete="off"
          />
        </div>
      </Panel>
      <GoodsPanel<ExitLine, ExitValues> form={form} columns={columns} shopId={shopId} lineOf={exitLine} />
      <RecostingPreview
        schema={exitSchema}
        values={form.values}
        preview={(values, signal) =>
          edited === null
            ? call(contract.warehouse.previewExit, values, { signal })
            : call(contract.warehouse.previewEdit, exitEdit(edited, values), { signal })
        }
      />
    </DocumentFormPage>
  );
}
