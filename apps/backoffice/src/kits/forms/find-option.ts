import { foldText } from '@tezga/domain';
import type { SelectProps } from '@tezga/ui';

/** Finds "Tiranë" by "tirane" and "EUR – Euroja" by "euro": the label must contain every typed word. */
export const findOption: NonNullable<SelectProps['filter']> = ({ options, search }) => {
  const words = foldText(search).trim().split(/\s+/);
  return options.filter(
    (option) => 'group' in option || words.every((word) => foldText(option.label).includes(word)),
  );
};
