import { contract } from '@tezga/contract';
import { FormPage, PageHeader, Panel, Select, Switch, TextInput, toast, usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { stocktakePath, stocktakesPath } from '../../../kits/documents/document-paths.ts';
import fields from '../../../kits/forms/FormFields.module.css';
import { FormRefusal } from '../../../kits/forms/FormRefusal.tsx';
import { newRecordId } from '../../../kits/forms/new-record-id.ts';
import { ShopSelect } from '../../../kits/forms/ShopSelect.tsx';
import { useBackNavigation } from '../../../kits/forms/use-back-navigation.ts';
import { useRecordForm } from '../../../kits/forms/use-record-form.ts';
import { call } from '../../../session/call.ts';
import { useCategories } from '../../../session/necessary-data.ts';
import { warehouseKey } from '../queries.ts';

const { openStocktake } = contract.warehouse;

/**
 * The form of a new stocktake: its shop, all articles or one category, and whether expected quantities are
 * hidden.
 */
export function NewStocktakePage() {
  const { warehouse } = usePhrases();
  const words = warehouse.stocktake;
  const { data: categories = [] } = useCategories();
  const { form, refusal } = useStocktakeForm();
  return (
    <FormPage
      form={form}
      label={words.add}
      saveLabel={words.open}
      header={
        <PageHeader
          title={words.add}
          breadcrumb={[
            <Link key="list" to={stocktakesPath}>
              {words.title}
            </Link>,
          ]}
        />
      }
      notice={<FormRefusal error={refusal} />}
    >
      <Panel title={words.what}>
        <div className={fields['columns']}>
          <ShopSelect {...form.field('shopId')} label={warehouse.shop} allowDeselect={false} data-autofocus />
          <Select
            {...form.field('categoryId')}
            label={words.scope}
            placeholder={words.allArticles}
            data={categories.map((row) => ({ value: row.category_id, label: row.categoryDesc }))}
            clearable
            searchable
          />
          <TextInput {...form.field('notes')} label={warehouse.notes} maxLength={500} autoComplete="off" />
          <Switch
            className={fields['wide'] ?? ''}
            label={words.blind}
            description={words.blindHint}
            checked={form.values.isBlind === true}
            onChange={(event) => form.setValue('isBlind', event.currentTarget.checked)}
          />
        </div>
      </Panel>
    </FormPage>
  );
}

function useStocktakeForm() {
  const words = usePhrases().warehouse.stocktake;
  const queries = useQueryClient();
  const router = useRouter();
  const [stocktakeId] = useState(newRecordId);
  return useRecordForm({
    schema: openStocktake.input,
    record: {
      values: { stocktakeId, shopId: '', categoryId: null as string | null, isBlind: false, notes: '' },
      version: '',
    },
    rememberAs: 'stocktake',
    save: async (values) => {
      const opened = await call(openStocktake, values);
      toast.success(words.openedToast(opened.documentCode));
      void queries.invalidateQueries({ queryKey: warehouseKey });
      router.history.replace(stocktakePath(opened), undefined, { ignoreBlocker: true });
    },
    onCancel: useBackNavigation(stocktakesPath),
  });
}
