import { FormPage, PageHeader, Panel, TextInput, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import type { CategoryRow } from './queries.ts';
import { useCategoryForm } from './use-category-form.ts';

interface CategoryFormProps {
  /** Null for a new category. */
  readonly category: CategoryRow | null;
  readonly actions?: ReactNode;
}

/** The form of a new or existing category. */
export function CategoryForm({ category, actions }: CategoryFormProps) {
  const { categories: words } = usePhrases();
  const { form, refusal, reload } = useCategoryForm(category);
  const title = category?.categoryDesc ?? words.addTitle;
  return (
    <FormPage
      form={form}
      label={title}
      {...(category === null ? { saveLabel: words.form.add } : {})}
      header={
        <PageHeader
          title={title}
          breadcrumb={[
            <Link key="list" to="/category">
              {words.title}
            </Link>,
          ]}
          actions={actions}
        />
      }
      notice={<FormRefusal error={refusal} onReload={() => void reload()} preservesInput />}
    >
      <Panel title={words.form.data}>
        <TextInput
          {...form.field('categoryDesc')}
          label={words.form.name}
          autoComplete="off"
          maw={420}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is the only field
          autoFocus
        />
      </Panel>
    </FormPage>
  );
}
