import { formatCount, MultiSelect, usePhrases } from '@tezga/ui';
import {
  IconAlertTriangleFilled,
  IconEqual,
  IconPencil,
  IconSquareRoundedPlusFilled,
} from '@tabler/icons-react';
import classes from './CheckStep.module.css';
import type { StepProps } from './step-props.ts';
import type { Preview } from './use-preview.ts';
import { useShops } from '../../session/necessary-data.ts';

const looks = [
  { state: 'new', tone: 'ok', Shape: IconSquareRoundedPlusFilled },
  { state: 'changed', tone: 'info', Shape: IconPencil },
  { state: 'same', tone: 'off', Shape: IconEqual },
] as const;

/** The number of new, changed, unchanged and faulty rows, before anything is written. */
export function CountsBar({ kind, session, state, preview }: StepProps & { readonly preview: Preview }) {
  const { check } = usePhrases().imports;
  const { counts, isOnlyFaulty, setOnlyFaulty } = preview;
  return (
    <div className={classes['counts']} data-shops={kind.hasShops}>
      {looks.map(({ state: of, tone, Shape }) => (
        <div key={of} className={classes['count']} data-state={of}>
          <span className={classes['tile']} data-tone={tone}>
            <Shape size={16} aria-hidden />
          </span>
          <span className={classes['figure']}>{formatCount(counts[of])}</span>
          <span>{check[of]}</span>
        </div>
      ))}
      <button
        type="button"
        className={classes['count']}
        data-state="faulty"
        data-faulty={counts.faulty > 0 || undefined}
        aria-pressed={isOnlyFaulty}
        disabled={counts.faulty === 0 && !isOnlyFaulty}
        onClick={() => setOnlyFaulty(!isOnlyFaulty)}
      >
        <span className={classes['tile']} data-tone={counts.faulty > 0 ? 'bad' : 'off'}>
          <IconAlertTriangleFilled size={16} aria-hidden />
        </span>
        <span className={classes['figure']}>
          {formatCount(counts.faulty)}{' '}
          {counts.faulty === 0 && !isOnlyFaulty ? null : (
            <span className={classes['filter']}>{check.onlyFaulty}</span>
          )}
        </span>
        <span>{check.faulty}</span>
      </button>
      {kind.hasShops ? (
        <div className={classes['shops']}>
          <ShopsChoice value={state.shopIds} onChange={(shopIds) => session.chooseShops(shopIds)} />
        </div>
      ) : null}
    </div>
  );
}

function ShopsChoice({
  value,
  onChange,
}: {
  readonly value: readonly string[];
  readonly onChange: (shopIds: readonly string[]) => void;
}) {
  const { check } = usePhrases().imports;
  const { data: shops = [] } = useShops();
  const offered = shops.filter(({ _id, hidden }) => !hidden || value.includes(_id));
  return (
    <MultiSelect
      label={check.shops}
      data={offered.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={[...value]}
      onChange={onChange}
      size="xs"
      {...(value.length === 0 ? { placeholder: check.shopsHint } : {})}
      comboboxProps={{ withinPortal: true }}
      clearable
    />
  );
}
