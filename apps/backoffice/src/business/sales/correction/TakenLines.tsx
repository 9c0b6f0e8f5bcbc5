import { decoded, figure } from '@tezga/contract';
import { Amount, amountField, LinesEditor, quantityWords, usePhrases, type EditorColumn } from '@tezga/ui';
import type { Phrases } from '@tezga/phrases';
import { useMemo } from 'react';
import {
  takenOf,
  withTaken,
  type CorrectableLine,
  type CorrectionForm,
  type TakenForm,
} from './correction-form.ts';
import classes from './Correction.module.css';

interface TakenLinesProps {
  readonly lines: readonly CorrectableLine[];
  readonly form: CorrectionForm;
  readonly onChange: (form: CorrectionForm) => void;
}

/** A line of the invoice with the values typed for it. */
type Row = Omit<CorrectableLine, 'quantity'> & TakenForm;

const tooMuch = { quantity: '' };
const nothingWrong = {};

/** The lines of the invoice, with fields for the quantity to take back and the new price. */
export function TakenLines({ lines, form, onChange }: TakenLinesProps) {
  const { correction: words } = usePhrases();
  const rows = lines.map((line): Row => ({ ...line, ...takenOf(form, line.place) }));
  return (
    <LinesEditor
      label={words.lines}
      isFramed
      lines={rows}
      keyOf={({ place }) => String(place)}
      nameOf={({ name }) => name}
      columns={useMemo(() => columnsOf(words), [words])}
      messagesOf={(at) => (isTooMuch(rows[at]) ? tooMuch : nothingWrong)}
      onChange={(key, { quantity, price }) =>
        onChange(
          withTaken(form, Number(key), {
            ...(quantity === undefined ? {} : { quantity }),
            ...(price === undefined ? {} : { price }),
          }),
        )
      }
    />
  );
}

const isTooMuch = (row: Row | undefined) =>
  row !== undefined && row.quantity !== '' && decoded(figure.quantity, row.quantity) > row.quantityLeft;

const columnsOf = (words: Phrases['correction']): EditorColumn<Row>[] => [
  {
    id: 'name',
    header: words.article,
    look: 'name',
    phoneSpan: 4,
    cell: ({ line }) => (
      <div className={classes['what']} data-gone={line.quantityLeft > 0n ? undefined : true}>
        <span>{line.name}</span>
        <small>
          {words.left}: {quantityWords(line.quantityLeft, line.unit)} × <Amount value={line.unitPrice} />
        </small>
      </div>
    ),
  },
  amountField('quantity', {
    header: words.takeBack,
    placeholder: words.takeBack,
    width: 150,
    phoneSpan: 2,
    decimals: 3,
    unitOf: ({ unit }) => unit,
    labelOf: ({ name }) => words.takeOf(name),
    isDisabled: ({ quantityLeft }) => quantityLeft <= 0n,
  }),
  amountField('price', {
    header: words.newPrice,
    placeholder: words.newPrice,
    width: 130,
    phoneSpan: 2,
    labelOf: ({ name }) => words.priceOf(name),
    isDisabled: ({ quantityLeft, quantity }) => quantityLeft <= 0n || quantity === '' || quantity === 0,
  }),
];
