import { decoded, figure } from '@tezga/contract';
import { tiranaDateTime } from '@tezga/domain';
import { Checkbox, formatAmount, Switch, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { chosenAdvance, type ChosenAdvance } from './document-form.ts';
import classes from './Document.module.css';
import type { DocumentPartProps } from './document-part.ts';
import { newInvoiceQueries } from '../queries.ts';

/** Marks the invoice as an advance, or subtracts earlier advances of the buyer. */
export function AdvanceFields({ state: { cart, messages }, onChange }: DocumentPartProps) {
  const words = usePhrases().newInvoice.document;
  const { isAdvance, advances } = cart.document;
  return (
    <>
      <Switch
        data-field="document.isAdvance"
        label={words.isAdvance}
        description={words.isAdvanceHint}
        error={messages['document.isAdvance']}
        checked={isAdvance}
        onChange={({ currentTarget: { checked } }) =>
          onChange(checked ? { isAdvance: true, advances: [] } : { isAdvance: false })
        }
      />
      {isAdvance ? null : (
        <OpenAdvances
          idNumber={cart.buyer?.idNumber ?? ''}
          chosen={advances}
          error={messageOf(messages)}
          onChange={(next) => onChange({ advances: next })}
        />
      )}
    </>
  );
}

const messageOf = (messages: DocumentPartProps['state']['messages']): string | undefined =>
  Object.entries(messages).find(([path]) => path.startsWith('document.advanceIds'))?.[1];

interface OpenAdvancesProps {
  readonly idNumber: string;
  readonly chosen: readonly ChosenAdvance[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly ChosenAdvance[]) => void;
}

function OpenAdvances({ idNumber, chosen, error, onChange }: OpenAdvancesProps) {
  const words = usePhrases().newInvoice.document;
  const { data, error: failure } = useQuery(newInvoiceQueries.openAdvances(idNumber));
  const isKnown = idNumber !== '';
  // A chosen advance that another invoice has used meanwhile stays in the list, so that the seller can remove it.
  const gone = chosen.filter(({ _id }) => data !== undefined && data.every((open) => open._id !== _id));
  const offered = [...(isKnown ? (data ?? []).map(chosenAdvance) : []), ...gone];
  return (
    <fieldset className={classes['advances']} data-field="document.advanceIds">
      <legend>{words.advances}</legend>
      {offered.map((advance) => (
        <Checkbox
          key={advance._id}
          label={labelOf(words, advance)}
          checked={chosen.some(({ _id }) => _id === advance._id)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...chosen, advance] : chosen.filter(({ _id }) => _id !== advance._id))
          }
        />
      ))}
      {offered.length > 0 ? null : (
        <p className={classes['hint']}>
          {failure === null ? (isKnown ? words.noAdvances : words.advancesHint) : words.advancesFailed}
        </p>
      )}
      <p className={classes['wrong']} role="alert">
        {error}
      </p>
    </fieldset>
  );
}

type Words = ReturnType<typeof usePhrases>['newInvoice']['document'];

function labelOf(words: Words, { invoiceNumber, date, totalPrice, currencyCode }: ChosenAdvance): string {
  const day = tiranaDateTime(new Date(date)).slice(0, 10);
  return words.advance(
    invoiceNumber,
    day,
    `${formatAmount(decoded(figure.money, totalPrice))} ${currencyCode}`,
  );
}
