import { contract } from '@tezga/contract';
import { ActionIcon, TextInput, Tooltip, usePhrases, type ZodForm } from '@tezga/ui';
import { IconRefresh } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { call } from '../../session/call.ts';
import { showFirstFailure } from '../../kits/lists/show-first-failure.ts';
import type { ArticleValues } from './article-form.ts';
import classes from './ArticleForm.module.css';
import type { WholeArticle } from './article-rows.ts';
import { useCodeCheck, type CodeState } from './use-code-check.ts';

interface CodeFieldsProps {
  readonly form: ZodForm<ArticleValues>;
  readonly article: WholeArticle | null;
  readonly isReadOnly: boolean;
  /** The error message of a failed SKU proposal; left out if there is none. */
  readonly skuProblem?: string | undefined;
}

/** SKU and barcode; the server checks each while it is typed. */
export function CodeFields(props: CodeFieldsProps) {
  return (
    <>
      <SkuField {...props} />
      <BarcodeField {...props} />
    </>
  );
}

/** The text under a code field; a validation error of the form comes first. */
function useCodeWords(state: CodeState, taken: 'sku-taken' | 'barcode-taken', error: string | undefined) {
  const { articles, fields, refusalsNaming } = usePhrases();
  if (error !== undefined) return { error };
  if (state.is === 'taken')
    return { error: state.by === null ? fields[taken] : refusalsNaming[taken](state.by) };
  if (state.is === 'unchecked') return { error: state.because };
  if (state.is === 'free') return { success: articles.form.isFree };
  return state.is === 'checking' ? { description: articles.form.checking } : {};
}

const proposals = 20;

function SkuField({ form, article, isReadOnly, skuProblem }: CodeFieldsProps) {
  const { articles, fallbacks } = usePhrases();
  const field = form.field('sku');
  const state = useCodeCheck({
    kind: 'sku',
    typed: field.value,
    own: article?.sku ?? '',
    articleId: article?._id ?? null,
    isOff: isReadOnly,
  });
  const notProposed = field.value === '' ? skuProblem : undefined;
  const words = useCodeWords(state, 'sku-taken', field.error ?? notProposed);
  const propose = () =>
    showFirstFailure(
      fallbacks['sku-fetch'],
      call(contract.articles.nextSkus, { count: proposals }).then(({ skus }) => {
        const next = skus[(skus.indexOf(field.value) + 1) % skus.length];
        if (next !== undefined) form.setValue('sku', next);
        return [];
      }),
    );
  return (
    <TextInput
      {...field}
      {...words}
      className={classes['code'] ?? ''}
      label={articles.form.sku}
      autoComplete="off"
      spellCheck={false}
      readOnly={isReadOnly}
      {...(isReadOnly
        ? {}
        : {
            rightSection: (
              <Tooltip label={articles.form.anotherSku}>
                <ActionIcon aria-label={articles.form.anotherSku} onClick={() => void propose()}>
                  <IconRefresh size={15} stroke={1.7} aria-hidden />
                </ActionIcon>
              </Tooltip>
            ),
          })}
    />
  );
}

function BarcodeField({ form, article, isReadOnly }: CodeFieldsProps) {
  const { articles } = usePhrases();
  const field = form.field('barcode');
  const state = useCodeCheck({
    kind: 'barcode',
    typed: field.value,
    own: article?.barcode ?? '',
    articleId: article?._id ?? null,
    isOff: isReadOnly,
  });
  const words = useCodeWords(state, 'barcode-taken', field.error);
  const hint = isReadOnly || Object.keys(words).length > 0 ? {} : { description: articles.form.barcodeHint };
  return (
    <TextInput
      {...field}
      {...hint}
      {...words}
      className={classes['code'] ?? ''}
      label={articles.form.barcode}
      autoComplete="off"
      spellCheck={false}
      readOnly={isReadOnly}
      onKeyDown={ignoreEnterOfScanner}
    />
  );
}

/** A scanner sends Enter after a code; it must not save a form that is not complete. */
function ignoreEnterOfScanner(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter') event.preventDefault();
}
