import {
  focusField,
  LinesEditor,
  messagesOfLine,
  Panel,
  usePhrases,
  type EditorColumn,
  type ZodForm,
} from '@tezga/ui';
import type { ReactNode } from 'react';
import { ArticleSearch, useArticleNames, type ArticleRow } from '../../articles/index.ts';
import type { ExitLine } from './document-form.ts';
import { useLines } from './use-lines.ts';

interface GoodsPanelProps<Line extends ExitLine, Values extends { lines: Line[] }> {
  readonly form: ZodForm<Values>;
  readonly columns: readonly EditorColumn<Line>[];
  readonly shopId: string;
  readonly lineOf: (article: ArticleRow, unit: string, quantity: number) => Line;
  /** Below the lines. */
  readonly children?: ReactNode;
}

/** The goods of a document: typed, scanned or pasted. */
export function GoodsPanel<Line extends ExitLine, Values extends { lines: Line[] }>(
  props: GoodsPanelProps<Line, Values>,
) {
  const { form, columns, shopId, lineOf, children } = props;
  const words = usePhrases().warehouse.form;
  const names = useArticleNames();
  const { lines, add, remove, change } = useLines<Line, Values>(form);
  return (
    <Panel title={words.goods} padding="none">
      <LinesEditor
        label={words.goods}
        isFramed
        lines={lines}
        keyOf={(_line, place) => String(place)}
        nameOf={({ name }) => name}
        columns={columns}
        messagesOf={(place) => messagesOfLine(form.errors, place)}
        onChange={change}
        remove={{ label: words.remove, run: remove }}
        search={
          <ArticleSearch
            label={words.findArticle}
            placeholder={words.findArticle}
            waitFor={form.waitFor}
            shopId={shopId === '' ? null : shopId}
            onAdd={(article, quantity) => add(lineOf(article, names.unit(article.unit_id) ?? '', quantity))}
            free={null}
            onUp={() => focusField(`lines.${lines.length - 1}.quantity`)}
            error={form.errors['lines']}
            isFirstFocused
          />
        }
      />
      {children}
    </Panel>
  );
}
