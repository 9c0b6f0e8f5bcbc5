import { contract } from '@tezga/contract';
import { languages } from '@tezga/phrases';
import {
  Button,
  DateField,
  DialogFrame,
  Form,
  Labelled,
  PrintDialog,
  printPdf,
  SegmentedControl,
  TextInput,
  toast,
  usePhrases,
  useZodForm,
} from '@tezga/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import classes from './Payments.module.css';
import { paymentsQueries, type StatementRequest } from './queries.ts';
import { statementOf, type StatementSubject } from './statement-of.ts';
import { useMayPay } from './use-subject.ts';

interface StatementDialogProps {
  readonly subject: StatementSubject;
  readonly onClose: () => void;
}

/** The statement of account over a period: every role prints it, roles with write access also send it. */
export function StatementDialog({ subject, onClose }: StatementDialogProps) {
  const { ui, shell, payments } = usePhrases();
  const words = payments.statement;
  const headingId = useId();
  const showFailure = useShowFailure();
  const maySend = useMayPay();
  const [initial] = useState(() => statementOf(subject));
  const [viewed, setViewed] = useState<StatementRequest | null>(null);
  const form = useZodForm({
    schema: contract.payments.sendStatement.input,
    initial,
    messageOf: useFieldMessage(),
    onSubmit: async (values) => {
      const { message } = await call(contract.payments.sendStatement, values);
      toast.success(message);
      onClose();
    },
    onFailure: (error) => showFailure(words.sendFailed, error),
    onCancel: onClose,
  });
  // Printing needs no e-mail address, so it has the smaller schema.
  const request = contract.payments.statement.input.safeParse(form.values);
  if (viewed !== null) {
    return <StatementView name={subject.name} request={viewed} onClose={() => setViewed(null)} />;
  }
  return (
    <DialogFrame labelledBy={headingId} width={480} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {words.title}
      </h2>
      <Form form={form} label={words.title} saveKey={false} className={classes['fields'] ?? ''}>
        <div className={classes['period']}>
          <DateField {...form.field('from')} label={words.period.from} />
          <DateField {...form.field('to')} label={words.period.to} />
        </div>
        <Labelled label={words.language}>
          {(labelId) => (
            <SegmentedControl
              aria-labelledby={labelId}
              value={form.values.language ?? 'sq'}
              onChange={(language) => form.setValue('language', language)}
              data={languages.map((language) => ({ value: language, label: shell.languageNames[language] }))}
            />
          )}
        </Labelled>
        {maySend ? (
          <TextInput
            {...form.field('email')}
            type="email"
            label={words.email}
            description={words.emailHint}
            maxLength={254}
            autoComplete="off"
          />
        ) : null}
        <div className={classes['actions']}>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button
            variant={maySend ? 'default' : 'filled'}
            disabled={!request.success}
            onClick={() => setViewed(request.data ?? null)}
          >
            {words.view}
          </Button>
          {maySend ? (
            <Button type="submit" loading={form.isSubmitting}>
              {words.send}
            </Button>
          ) : null}
        </div>
      </Form>
    </DialogFrame>
  );
}

interface StatementViewProps {
  readonly name: string;
  readonly request: StatementRequest;
  readonly onClose: () => void;
}

function StatementView({ name, request, onClose }: StatementViewProps) {
  const words = usePhrases().payments.statement;
  const showFailure = useShowFailure();
  const file = useQuery(paymentsQueries.statement(request));
  const print = useMutation({
    mutationFn: printPdf,
    onError: (error) => showFailure(words.failed, error),
  });
  return (
    <PrintDialog
      title={`${words.title}: ${name}`}
      file={file}
      failed={words.failed}
      print={{ label: words.print, isPrinting: print.isPending, run: (pdf) => print.mutate(pdf) }}
      onClose={onClose}
    />
  );
}
