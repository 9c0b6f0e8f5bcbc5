import { baseCurrency, noMoney } from '@tezga/domain';
import {
  Amount,
  Checkbox,
  Facts,
  formatAmount,
  FormPage,
  PageHeader,
  Panel,
  usePhrases,
  type ZodForm,
} from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { subjectPath, subjectsPath } from '../../kits/documents/document-paths.ts';
import { DoubtNotice } from '../../kits/forms/DoubtNotice.tsx';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import { DocumentChoice } from './DocumentChoice.tsx';
import { MoneyFields } from './MoneyFields.tsx';
import { previewOf, type FormKind, type PaymentValues } from './payment-form.ts';
import classes from './Payments.module.css';
import type { ClientCredit, OpenDocuments, SubjectRow } from './queries.ts';
import { usePaymentForm } from './use-payment-form.ts';

interface PaymentFormProps {
  readonly kind: FormKind;
  readonly open: OpenDocuments & { readonly subject: SubjectRow; readonly clientCredit: ClientCredit };
  readonly start: PaymentValues;
}

/** The form of a payment or refund: the money, the documents, and a preview of the result. */
export function PaymentForm({ kind, open, start }: PaymentFormProps) {
  const { list, form: words } = usePhrases().payments;
  const { form, refusal, isInDoubt } = usePaymentForm(kind, start);
  const { subject } = open;
  const documents = kind === 'refund' ? open.credits : open.documents;
  const preview = previewOf(kind, form.values, documents);
  const title = kind === 'refund' ? words.refund : words.pay;
  return (
    <FormPage
      form={form}
      label={title}
      saveLabel={kind === 'refund' ? words.saveRefund : words.savePay}
      header={
        <PageHeader
          title={title}
          breadcrumb={[
            <Link key="list" to={subjectsPath}>
              {list.title}
            </Link>,
            <Link key="card" to={subjectPath(subject)}>
              {subject.name}
            </Link>,
          ]}
        />
      }
      notice={
        isInDoubt ? (
          <DoubtNotice words={words} onRetry={() => void form.submit()} />
        ) : (
          <FormRefusal error={refusal} />
        )
      }
      aside={
        <Panel title={words.before}>
          <PreviewFacts kind={kind} form={form} preview={preview} />
        </Panel>
      }
    >
      <div inert={isInDoubt} className={classes['parts']}>
        <MoneyFields
          form={form}
          documents={documents}
          clientCredit={kind === 'refund' ? null : open.clientCredit}
        />
        <DocumentChoice
          kind={kind}
          form={form}
          documents={documents}
          settled={preview === null || typeof preview === 'string' ? null : preview.settled}
        />
      </div>
    </FormPage>
  );
}

interface PreviewFactsProps {
  readonly kind: FormKind;
  readonly form: ZodForm<PaymentValues>;
  readonly preview: ReturnType<typeof previewOf>;
}

function PreviewFacts({ kind, form, preview }: PreviewFactsProps) {
  const { fields, payments } = usePhrases();
  const words = payments.form;
  if (preview === null) return words.typeAmount;
  if (preview === 'more-than-left') return fields['more-than-left'];
  if (preview === 'cannot-pay') return words.cannotPay;
  const { worth, settledInLek, rateDifference, rest } = preview;
  const { currency = baseCurrency, method } = form.values;
  const mayKeepRest = kind === 'payment' && method !== 'CREDIT';
  const inLek = (value: typeof worth) => (
    <>
      <Amount value={value} emphasis="strong" /> {baseCurrency}
    </>
  );
  const written = `${formatAmount(rest)} ${currency}`;
  return (
    <>
      <Facts
        layout="list"
        facts={[
          { label: words.worth, value: inLek(worth) },
          { label: words.settled, value: inLek(settledInLek) },
          rateDifference === noMoney
            ? null
            : { label: rateDifference > 0n ? words.gain : words.loss, value: inLek(rateDifference) },
          rest === noMoney ? null : { label: words.rest, value: written },
        ]}
      />
      {rest === noMoney || !mayKeepRest ? null : (
        <Checkbox
          {...form.tick('keepRest')}
          className={classes['keep'] ?? ''}
          label={words.keepRest(written)}
        />
      )}
    </>
  );
}
