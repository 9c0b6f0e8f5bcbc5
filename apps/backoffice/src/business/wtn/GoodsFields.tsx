import {
  amountField,
  focusField,
  LinesEditor,
  messagesOfLine,
  Panel,
  textField,
  usePhrases,
} from '@tezga/ui';
import type { EditorColumn } from '@tezga/ui';
import type { Phrases } from '@tezga/phrases';
import { useEffect, useMemo, useRef } from 'react';
import { ArticleSearch, useArticleNames } from '../articles/index.ts';
import { emptyLine, type NoteLine } from './note-form.ts';
import type { NoteFieldsProps } from './NoteFields.tsx';
import type { PricedArticle } from './priced-goods.ts';

interface GoodsFieldsProps extends NoteFieldsProps {
  readonly addPrice: (article: PricedArticle) => void;
}

/** The lines of goods with their quantities. */
export function GoodsFields({ form, addPrice }: GoodsFieldsProps) {
  const words = usePhrases().wtn.form;
  const names = useArticleNames();
  const { lines } = form.values;
  // A ref, because scans may come faster than renders: each is added to the latest lines.
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  }, [lines]);
  const add = (line: NoteLine) => {
    latest.current = [...latest.current, line];
    form.setError('lines', null);
    form.setValue('lines', latest.current);
  };
  const remove = (key: string) => {
    // Clears the errors of all lines: removing a line moves the lines below it up, and their errors would be shown at
    // the wrong line.
    for (const path of Object.keys(form.errors))
      if (path.startsWith('lines')) form.setError(path as 'lines', null);
    form.setValue('lines', lines.toSpliced(Number(key), 1));
  };
  return (
    <Panel title={words.goods} padding="none">
      <LinesEditor
        label={words.goods}
        isFramed
        lines={lines}
        keyOf={(_line, place) => String(place)}
        nameOf={(_line, place) => words.good(place + 1)}
        columns={useMemo(() => goodsColumns(words), [words])}
        messagesOf={(place) => messagesOfLine(form.errors, place)}
        onChange={(key, changed) => {
          for (const [field, value] of Object.entries(changed))
            form.setValue(`lines.${Number(key)}.${field as 'name'}`, value as string);
        }}
        remove={{ label: (_name, place) => words.removeGood(place + 1), run: remove }}
        search={
          <ArticleSearch
            label={words.findGood}
            placeholder={words.findGood}
            waitFor={form.waitFor}
            onAdd={(article, quantity) => {
              const { _id: articleId, name, sku, unit_id: unitId } = article;
              addPrice(article);
              add({ articleId, name, code: sku, unit: names.unit(unitId) ?? '', quantity });
            }}
            free={{
              add: (name, quantity) => add({ ...emptyLine, name, quantity }),
              nextField: `lines.${lines.length}.unit`,
            }}
            onUp={() => focusField(`lines.${lines.length - 1}.quantity`)}
            error={form.errors['lines']}
          />
        }
      />
    </Panel>
  );
}

const field = (header: string) => ({
  header,
  placeholder: header,
  labelOf: ({ name }: { readonly name: string }) => `${name}: ${header}`,
});

function goodsColumns(words: Phrases['wtn']['form']): EditorColumn<NoteLine>[] {
  return [
    textField('name', { ...field(words.name), look: 'name', phoneSpan: 3 }),
    textField('code', { ...field(words.code), width: 160 }),
    textField('unit', { ...field(words.unit), width: 120 }),
    amountField('quantity', { ...field(words.quantity), width: 140, phoneSpan: 2, decimals: 3 }),
  ];
}
