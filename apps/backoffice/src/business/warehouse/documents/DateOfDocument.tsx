import { DateField, usePhrases, type ZodForm } from '@tezga/ui';

interface DateOfDocumentProps<Values> {
  readonly form: ZodForm<Values>;
  /** True if a posted document is edited, because its date cannot change. */
  readonly isFixed?: boolean;
}

/** The date field of a document, which may be back-dated to the day when the goods moved. */
export function DateOfDocument<Values extends { date: string }>({
  form,
  isFixed = false,
}: DateOfDocumentProps<Values>) {
  const words = usePhrases().warehouse.backDating;
  return (
    <DateField
      withTime
      disabled={isFixed}
      data-field="date"
      label={words.date}
      placeholder={words.now}
      value={form.values.date}
      onChange={(value) => form.setValue('date' as never, value as never)}
      error={form.errors['date' as never]}
    />
  );
}
