import type { CallError } from '@tezga/contract/client';
import type { WarehouseDocumentKind } from '@tezga/domain';
import { FormPage, Notice, PageHeader, usePhrases, type ZodForm } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { warehousePaths } from '../../../kits/documents/document-paths.ts';
import { DoubtNotice } from '../../../kits/forms/DoubtNotice.tsx';
import { FormRefusal } from '../../../kits/forms/FormRefusal.tsx';
import { ShortStock } from '../../../kits/forms/ShortStock.tsx';
import type { WarehouseDocument } from '../queries.ts';
import classes from './Documents.module.css';
import type { DraftValues } from './drafts/draft-form.ts';
import { SaveDraftButton } from './drafts/SaveDraftButton.tsx';

interface DocumentFormPageProps<Values extends DraftValues> {
  readonly kind: WarehouseDocumentKind;
  readonly form: ZodForm<Values>;
  readonly refusal: CallError | null;
  readonly isInDoubt: boolean;
  /** The posted document that is edited; null for a new one. */
  readonly edited?: WarehouseDocument | null;
  /** Parts of the breadcrumb after the list. */
  readonly origin?: readonly ReactNode[];
  readonly children: ReactNode;
}

const noOrigin: readonly ReactNode[] = [];

/** The page around the form of a warehouse document: heading, refusals and the save bar. */
export function DocumentFormPage<Values extends DraftValues>(props: DocumentFormPageProps<Values>) {
  const { kind, form, refusal, isInDoubt, origin = noOrigin, edited = null, children } = props;
  const { warehouse } = usePhrases();
  const words = warehouse.kinds[kind];
  const doubt = { ...warehouse.form, doubtTitle: words.doubtTitle };
  const short = refusal?.details.shortArticles;
  const notice = short === undefined ? <FormRefusal error={refusal} /> : <ShortStock short={short} />;
  const title = edited === null ? words.add : warehouse.editing.title(edited.documentCode);
  return (
    <FormPage
      form={form}
      label={title}
      saveLabel={edited === null ? words.save : warehouse.editing.save}
      saveActions={edited === null ? <SaveDraftButton kind={kind} form={form} isInDoubt={isInDoubt} /> : null}
      header={
        <PageHeader
          title={title}
          breadcrumb={[
            <Link key="list" to={warehousePaths[kind]}>
              {words.title}
            </Link>,
            ...origin,
          ]}
        />
      }
      notice={isInDoubt ? <DoubtNotice words={doubt} onRetry={() => void form.submit()} /> : notice}
    >
      <div className={classes['fields']} inert={isInDoubt}>
        {edited === null ? null : (
          <Notice tone="warn" title={warehouse.editing.warningTitle}>
            {warehouse.editing.warning}
          </Notice>
        )}
        {children}
      </div>
    </FormPage>
  );
}
