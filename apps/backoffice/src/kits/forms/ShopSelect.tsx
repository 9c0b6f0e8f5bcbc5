import { Select, usePhrases, type SelectProps } from '@tezga/ui';
import { findOption } from './find-option.ts';
import { useShops } from '../../session/necessary-data.ts';

interface ShopSelectProps extends Omit<SelectProps, 'data'> {
  /** Includes shops hidden from lists and tills. */
  readonly withHidden?: boolean;
}

/** A select of shops; a hidden shop is listed only with `withHidden` or if it is already selected. */
export function ShopSelect({ withHidden = false, ...props }: ShopSelectProps) {
  const { shops } = usePhrases();
  const { data = [] } = useShops();
  const offered = data.filter(({ _id, hidden }) => withHidden || !hidden || _id === props.value);
  return (
    <Select
      placeholder={shops.choose}
      {...props}
      data={offered.map(({ _id, name, hidden }) => ({
        value: _id,
        label: hidden ? shops.hiddenName(name) : name,
      }))}
      searchable
      filter={findOption}
      autoComplete="off"
    />
  );
}
