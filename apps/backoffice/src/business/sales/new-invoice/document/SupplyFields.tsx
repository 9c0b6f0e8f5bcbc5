import { DateField, Switch, usePhrases } from '@tezga/ui';
import classes from './Document.module.css';
import type { DocumentPartProps } from './document-part.ts';

interface SupplyFieldsProps extends DocumentPartProps {
  readonly isForeign: boolean;
}

/** The fields for the supply period, and the switch that marks the invoice as a purchase of foreign currency. */
export function SupplyFields({ state: { cart, messages }, onChange, isForeign }: SupplyFieldsProps) {
  const words = usePhrases().newInvoice.document;
  const { supplyStart, supplyEnd, isBuying } = cart.document;
  return (
    <>
      <fieldset className={classes['pair']}>
        <legend>{words.supply}</legend>
        <DateField
          data-field="document.supplyStart"
          label={words.supplyStart}
          error={messages['document.supplyStart']}
          value={supplyStart}
          onChange={(value) => onChange({ supplyStart: value })}
        />
        <DateField
          data-field="document.supplyEnd"
          label={words.supplyEnd}
          error={messages['document.supplyEnd']}
          value={supplyEnd}
          onChange={(value) => onChange({ supplyEnd: value })}
        />
      </fieldset>
      {isForeign || isBuying ? (
        <Switch
          data-field="document.isBuying"
          label={words.isBuying}
          error={messages['document.isBuying']}
          checked={isBuying}
          onChange={({ currentTarget: { checked } }) => onChange({ isBuying: checked })}
        />
      ) : null}
    </>
  );
}
