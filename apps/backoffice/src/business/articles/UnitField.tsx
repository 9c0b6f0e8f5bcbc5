import { contract } from '@tezga/contract';
import { businessLevel, foldText, standardUnits, type StandardUnit } from '@tezga/domain';
import {
  MISSING,
  Select,
  TextInput,
  useLanguage,
  usePhrases,
  type SelectProps,
  type ZodForm,
} from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { choicesState } from '../../kits/forms/choices-state.tsx';
import { showFirstFailure } from '../../kits/lists/show-first-failure.ts';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';
import type { ArticleValues } from './article-form.ts';
import { useUnits } from '../../session/necessary-data.ts';
import { refreshUnits } from '../units/index.ts';

interface UnitFieldProps {
  readonly form: ZodForm<ArticleValues>;
  readonly isReadOnly: boolean;
}

const ofStandard = 'standard ';

/** The unit of the article; a user who may change the settings can also add one from the official list. */
export function UnitField({ form, isReadOnly }: UnitFieldProps) {
  const { articles, ui } = usePhrases();
  const words = articles.form;
  const query = useUnits();
  const { data: own = [] } = query;
  const choices = choicesState(query, ui.loading);
  const { language } = useLanguage();
  const mayAdd = businessLevel(useSession().role, 'configurations') === 'readWrite';
  const add = useAddUnit();
  const { value } = form.field('unit_id');
  if (isReadOnly) {
    const name = own.find(({ unit_id }) => unit_id === value)?.name ?? MISSING;
    return <TextInput {...choices} label={words.unit} value={name} readOnly />;
  }
  const addChosen = async (unit: StandardUnit): Promise<boolean> => {
    // Cleared during the call, so the old unit is not shown as the choice.
    form.setValue('unit_id', '');
    const added = await add(unit[language], unit.code);
    form.setValue('unit_id', added ?? value);
    return added !== null;
  };
  const onChange = (chosen: string | null) => {
    if (chosen?.startsWith(ofStandard) !== true) {
      form.setValue('unit_id', chosen ?? '');
      return;
    }
    const unit = standardUnits.find(({ code }) => code === chosen.slice(ofStandard.length));
    if (unit !== undefined) form.waitFor(addChosen(unit));
  };
  const others = standardUnits.filter(({ code }) => !own.some((unit) => unit.code === code));
  return (
    <Select
      {...form.field('unit_id')}
      {...choices}
      label={words.unit}
      placeholder={words.chooseUnit}
      onChange={onChange}
      data={[
        {
          group: words.ownUnits,
          items: own.map(({ unit_id, name }) => ({ value: unit_id, label: name })),
        },
        ...(mayAdd
          ? [
              {
                group: words.standardUnits,
                items: others.map((unit) => ({
                  value: `${ofStandard}${unit.code}`,
                  label: `${unit[language]} (${unit.code})`,
                })),
              },
            ]
          : []),
      ]}
      searchable
      filter={findInGroups}
      maxDropdownHeight={300}
    />
  );
}

const findInGroups: NonNullable<SelectProps['filter']> = ({ options, search }) => {
  const wanted = foldText(search.trim());
  return options.map((option) =>
    'group' in option
      ? { ...option, items: option.items.filter(({ label }) => foldText(label).includes(wanted)) }
      : option,
  );
};

function useAddUnit(): (name: string, code: string) => Promise<string | null> {
  const { articles } = usePhrases();
  const queries = useQueryClient();
  return async (name, code) => {
    let added: string | null = null;
    await showFirstFailure(
      articles.form.unitNotAdded,
      (async () => {
        added = (await call(contract.units.add, { name, code })).unit_id;
        await refreshUnits(queries);
        return [];
      })(),
    );
    return added;
  };
}
