import { decoded, figure } from '@tezga/contract';
import { ActionIcon, Amount, AmountInput, Checkbox, Code, MISSING, TextInput, usePhrases } from '@tezga/ui';
import { IconX } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { useSaleRights } from '../../use-sale-rights.ts';
import { hasDiscount } from '../cart-changes.ts';
import type { LineForm } from '../cart-form.ts';
import classes from './Lines.module.css';
import type { Messages } from '../messages.ts';
import { lineTotal } from '../payment/reckon.ts';
import { UnitCell } from './UnitCell.tsx';
import { VatCell } from './VatCell.tsx';

export interface LineRowProps {
  readonly line: LineForm;
  readonly place: number;
  readonly messages: Messages;
  readonly units: readonly string[];
  readonly hasVat: boolean;
  readonly onChange: (key: string, changed: Partial<LineForm>) => void;
  readonly onRemove: (key: string) => void;
}

/** A line of the cart, each cell a field of its own; drawn again only when it changes. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, place, messages, units, hasVat, onChange, onRemove } = props;
  const words = usePhrases().newInvoice.lines;
  const { mayChangePrice, mayGiveDiscount } = useSaleRights();
  const messageId = useId();
  const name = line.name.trim() === '' ? words.unnamed : line.name;
  const change = (changed: Partial<LineForm>) => onChange(line.key, changed);
  const wrong = Object.values(messages);
  const cell = (field: 'quantity' | 'price' | 'discount', label: string) => ({
    'data-field': `lines.${place}.${field}`,
    'aria-label': label,
    className: classes['cell'] ?? '',
    size: 'xs',
    value: line[field],
    error: messages[field] !== undefined,
    ...(messages[field] === undefined ? {} : { 'aria-describedby': messageId }),
    onChange: (value: number | '') => change({ [field]: value }),
  });
  return (
    <>
      <tr
        className={classes['line']}
        data-line={place}
        data-key={line.key}
        data-more={hasDiscount(line) || undefined}
      >
        <td className={classes['place']}>{place + 1}</td>
        <th scope="row" className={classes['name']}>
          <NameCell {...props} />
        </th>
        <td className={classes['quantity']} data-label={words.quantity}>
          <AmountInput {...cell('quantity', words.quantityOf(name))} decimals={3} />
        </td>
        <td className={classes['unit']}>
          {line.articleId === null ? (
            <UnitCell
              field={`lines.${place}.unit`}
              label={words.unitOf(name)}
              value={line.unit}
              units={units}
              onChange={(unit) => change({ unit })}
            />
          ) : (
            line.unit
          )}
        </td>
        <td className={classes['price']} data-label={words.price}>
          {mayChangePrice ? (
            <AmountInput {...cell('price', words.priceOf(name))} />
          ) : (
            <PriceText price={line.price} />
          )}
        </td>
        {mayGiveDiscount ? (
          <td className={classes['discount']} data-label={words.discount}>
            <AmountInput {...cell('discount', words.discountOf(name))} placeholder="–" />
          </td>
        ) : null}
        <td className={classes['vat']} data-label={words.vat}>
          {hasVat ? (
            <VatCell
              field={`lines.${place}.vat`}
              label={words.vatOf(name)}
              value={line.vat}
              isWrong={messages['vat'] !== undefined}
              onChange={(vat) => change({ vat })}
            />
          ) : (
            '–'
          )}
        </td>
        <td className={classes['total']}>
          <Amount value={lineTotal(line)} emphasis="strong" />
        </td>
        <td className={classes['deed']}>
          <ActionIcon aria-label={words.remove(name)} onClick={() => onRemove(line.key)}>
            <IconX size={15} stroke={1.8} aria-hidden />
          </ActionIcon>
        </td>
      </tr>
      {hasDiscount(line) ? <BaseChoice {...props} name={name} /> : null}
      {wrong.length === 0 ? null : (
        <tr className={classes['said']}>
          <td colSpan={9} id={messageId}>
            {wrong.join(' ')}
          </td>
        </tr>
      )}
    </>
  );
});

/** The price of the article, for whoever may not set another. */
function PriceText({ price }: Pick<LineForm, 'price'>) {
  return price === '' ? MISSING : <Amount value={decoded(figure.money, price)} />;
}

/** What its discount does, below the line that has one. */
function BaseChoice({ line, place, onChange, name }: LineRowProps & { readonly name: string }) {
  const words = usePhrases().newInvoice.lines;
  return (
    <tr className={classes['choiceBelow']} data-line={place} data-key={line.key}>
      <td colSpan={9}>
        <Checkbox
          size="xs"
          data-field={`lines.${place}.lowersTaxBase`}
          label={words.lowersTaxBase}
          aria-label={words.lowersTaxBaseOf(name)}
          checked={line.lowersTaxBase}
          onChange={(event) => onChange(line.key, { lowersTaxBase: event.currentTarget.checked })}
        />
      </td>
    </tr>
  );
}

function NameCell({ line, place, messages, onChange }: LineRowProps) {
  const words = usePhrases().newInvoice.lines;
  if (line.articleId !== null) {
    return (
      <>
        <span className={classes['article']}>{line.name}</span> <Code>{line.sku}</Code>
      </>
    );
  }
  return (
    <TextInput
      data-field={`lines.${place}.name`}
      aria-label={words.nameOf(place + 1)}
      className={classes['cell'] ?? ''}
      size="xs"
      maxLength={200}
      autoComplete="off"
      error={messages['name'] !== undefined}
      value={line.name}
      onChange={(event) => onChange(line.key, { name: event.currentTarget.value })}
    />
  );
}
