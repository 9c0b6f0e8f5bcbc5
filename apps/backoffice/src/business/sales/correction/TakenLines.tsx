import { Amount, AmountInput, formatQuantity, usePhrases } from '@tezga/ui';
import { takenOf, withTaken, type CorrectableLine, type CorrectionForm } from './correction-form.ts';
import classes from './Correction.module.css';

interface TakenLinesProps {
  readonly lines: readonly CorrectableLine[];
  readonly form: CorrectionForm;
  readonly onChange: (form: CorrectionForm) => void;
}

/** How much of each line is taken back, and at what price it is sold again. */
export function TakenLines({ lines, form, onChange }: TakenLinesProps) {
  const { correction: words } = usePhrases();
  return (
    <ul className={classes['lines']} aria-label={words.lines}>
      {lines.map((line) => {
        const { quantity, price } = takenOf(form, line.place);
        const isLeft = line.quantityLeft > 0;
        const isTooMuch = quantity !== '' && quantity > line.quantityLeft;
        return (
          <li key={line.place} data-gone={isLeft ? undefined : true}>
            <div className={classes['what']}>
              <span>{line.name}</span>
              <small>
                {words.left}: {formatQuantity(line.quantityLeft)} {line.unit} ×{' '}
                <Amount value={line.unitPrice} />
              </small>
            </div>
            <AmountInput
              aria-label={words.takeOf(line.name)}
              placeholder={words.takeBack}
              decimals={3}
              unit={line.unit}
              disabled={!isLeft}
              error={isTooMuch}
              value={quantity}
              onChange={(typed) => onChange(withTaken(form, line.place, { quantity: typed }))}
            />
            <AmountInput
              aria-label={words.priceOf(line.name)}
              placeholder={words.newPrice}
              disabled={!isLeft || quantity === '' || quantity === 0}
              value={price}
              onChange={(typed) => onChange(withTaken(form, line.place, { price: typed }))}
            />
          </li>
        );
      })}
    </ul>
  );
}
