import {
  Button,
  focusField,
  LinesEditor,
  messagesOfLine,
  Panel,
  usePhrases,
  type EditorColumn,
  type ZodForm,
} from '@tezga/ui';
import { IconTableImport } from '@tabler/icons-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ArticleSearch, useArticleNames } from '../../articles/index.ts';
import { noNumber, type AddedArticle, type FormLine } from './document-form.ts';
import { useLines } from './use-lines.ts';

interface GoodsPanelProps<Line extends FormLine, Values extends { lines: Line[] }> {
  readonly form: ZodForm<Values>;
  readonly columns: readonly EditorColumn<Line>[];
  readonly shopId: string;
  readonly lineOf: (article: AddedArticle, unit: string, quantity: number) => Line;
  /**
   * True if an article that is chosen from the search, and not scanned, gets a line without a quantity, so that a
   * forgotten line does not count as one piece.
   */
  readonly startsEmpty?: boolean;
  readonly title?: string;
  /** The field that the up arrow focuses in the last line. */
  readonly lastField?: string;
  /** Rendered below the lines. */
  readonly children?: ReactNode;
}

// Lazy-loaded: most documents are typed or scanned, and the readers of sheets are large.
const SheetDialog = lazy(async () => ({ default: (await import('./sheet/SheetDialog.tsx')).SheetDialog }));

/** The goods of a document: typed, scanned, pasted, or read from a sheet. */
export function GoodsPanel<Line extends FormLine, Values extends { lines: Line[] }>(
  props: GoodsPanelProps<Line, Values>,
) {
  const { form, columns, shopId, lineOf, lastField = 'quantity', startsEmpty = false, children } = props;
  const { warehouse } = usePhrases();
  const words = warehouse.form;
  const { title = words.goods } = props;
  const names = useArticleNames();
  const { lines, add, append, remove, change } = useLines<Line, Values>(form);
  const [sheet, setSheet] = useState<string | null>(null);
  return (
    <Panel
      title={title}
      padding="none"
      aside={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconTableImport size={15} stroke={1.8} aria-hidden />}
          onClick={() => setSheet('')}
        >
          {warehouse.sheet.open}
        </Button>
      }
    >
      <LinesEditor
        label={title}
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
            onAdd={(article, quantity, isScanned) => {
              const isUnknown = startsEmpty && !isScanned && quantity === 1;
              const unit = names.unit(article.unit_id) ?? '';
              add(lineOf(article, unit, isUnknown ? noNumber : quantity));
            }}
            onSheet={setSheet}
            free={null}
            onUp={() => focusField(`lines.${lines.length - 1}.${lastField}`)}
            error={form.errors['lines']}
            isFirstFocused
          />
        }
      />
      {children}
      {sheet === null ? null : (
        <Suspense>
          <SheetDialog
            pasted={sheet}
            onAdd={(goods) =>
              append(goods.map(({ article, quantity }) => lineOf(article, article.unit, quantity)))
            }
            onClose={() => setSheet(null)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
