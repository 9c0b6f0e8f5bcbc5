import { paymentMethodCodes, paymentMethods } from '@tezga/domain';
import { Button, DocumentPage, focusField, Kbd, NativeSelect, Panel, Textarea, usePhrases } from '@tezga/ui';
import { IconFileOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { SaleRefusal } from '../SaleRefusal.tsx';
import { numberParts } from '../../../kits/documents/number-parts.ts';
import { allTaken, type Correctable } from './correction-form.ts';
import classes from './Correction.module.css';
import { CorrectionResult } from './CorrectionResult.tsx';
import { TakenLines } from './TakenLines.tsx';
import { useCorrection } from './use-correction.ts';
import { invoicePath, receiptsPath } from '../../../kits/documents/document-paths.ts';

interface CorrectionFormProps {
  readonly id: string;
  readonly correctable: Correctable;
  readonly onCancel: () => void;
}

const notesLengthMax = 499;

export function CorrectionForm({ id, correctable, onCancel }: CorrectionFormProps) {
  const { correction: words, sales, ui } = usePhrases();
  const state = useCorrection(id, correctable);
  const { form, setForm, quote, refusal, isIssuing, issue, isReady } = state;
  const { number } = numberParts(correctable.invoiceNumber);
  const firstOpen = correctable.lines.findIndex(({ quantityLeft }) => quantityLeft > 0n);
  useEffect(() => void focusField(`lines.${firstOpen}.quantity`), [firstOpen]);
  useSaveKey(() => {
    if (!isIssuing) void issue();
  });
  return (
    <form
      className={classes['page']}
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        void issue();
      }}
    >
      <DocumentPage
        title={words.heading(number)}
        breadcrumb={[
          <Link key="list" to={receiptsPath}>
            {sales.title}
          </Link>,
          <Link key="invoice" to={invoicePath({ _id: id })}>
            {correctable.invoiceNumber}
          </Link>,
        ]}
        notice={<SaleRefusal error={refusal} />}
        isAsideWide
        aside={
          <>
            <CorrectionResult quote={quote} />
            <Panel title={words.money}>
              {correctable.isToBeSummedUp ? null : (
                <MethodChoice
                  correctable={correctable}
                  method={form.method}
                  onChoose={(method) => setForm({ ...form, method })}
                />
              )}
              <Textarea
                label={words.reason}
                description={words.reasonHint}
                value={form.notes}
                maxLength={notesLengthMax}
                autosize
                minRows={2}
                onChange={(event) => setForm({ ...form, notes: event.currentTarget.value })}
              />
            </Panel>
          </>
        }
      >
        <Panel
          title={words.lines}
          note={correctable.currencyCode}
          padding="none"
          aside={
            <div className={classes['actions']}>
              {isReady ? (
                <Button variant="subtle" color="gray" onClick={() => setForm({ ...form, taken: {} })}>
                  {words.none}
                </Button>
              ) : null}
              <Button variant="subtle" onClick={() => setForm(allTaken(form, correctable.lines))}>
                {words.all}
              </Button>
            </div>
          }
        >
          <TakenLines lines={correctable.lines} form={form} onChange={setForm} />
        </Panel>
      </DocumentPage>
      <div className={classes['bar']}>
        <output className={classes['hint']}>{quote === null ? words.nothing : null}</output>
        <Button variant="default" disabled={isIssuing} onClick={onCancel}>
          {ui.cancel}
        </Button>
        <Button
          type="submit"
          loading={isIssuing}
          disabled={quote === null}
          leftSection={<IconFileOff size={15} stroke={1.8} aria-hidden />}
          rightSection={<Kbd onFilled>Ctrl S</Kbd>}
        >
          {quote === null ? words.action : words.issue(words.kinds[quote.kind])}
        </Button>
      </div>
    </form>
  );
}

/** Ctrl+S runs the action of the button in the bottom bar. */
function useSaveKey(action: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (document.querySelector('dialog[open], [aria-modal="true"]') === null) action();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

interface MethodChoiceProps {
  readonly correctable: Correctable;
  readonly method: string | null;
  readonly onChoose: (method: (typeof paymentMethodCodes)[number] | null) => void;
}

/**
 * A cash invoice is refunded by a cash method and a non-cash invoice by a non-cash method: the law forbids mixing
 * them.
 */
function MethodChoice({ correctable, method, onChoose }: MethodChoiceProps) {
  const { correction: words, sales } = usePhrases();
  const possible = paymentMethodCodes.filter(
    (code) =>
      paymentMethods[code].settles === correctable.typeOfInvoice &&
      code !== 'ORDER' &&
      code !== 'COMPANY' &&
      code !== 'SVOUCHER',
  );
  return (
    <NativeSelect
      className={classes['method'] ?? ''}
      label={words.moneyWay}
      value={method ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(possible.find((code) => code === value) ?? null)}
      data={[
        { value: '', label: words.asPaid },
        ...possible.map((code) => ({ value: code, label: sales.methods[code] })),
      ]}
    />
  );
}
