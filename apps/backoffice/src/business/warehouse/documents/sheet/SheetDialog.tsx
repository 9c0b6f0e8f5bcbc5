import { Button, Code, DialogFrame, FileButton, Notice, Textarea, usePhrases } from '@tezga/ui';
import { IconUpload } from '@tabler/icons-react';
import { useId } from 'react';
import classes from '../../Warehouse.module.css';
import { useSheetGoods, type LeftRow, type SheetGoods } from './use-sheet-goods.ts';

interface SheetDialogProps {
  /** The text that was pasted into the article field; empty if the dialog was opened by its button. */
  readonly pasted: string;
  readonly onAdd: (goods: readonly SheetGoods[]) => void;
  readonly onClose: () => void;
}

const accepted = '.xlsx,.csv,.txt,.tsv';

/** Adds the rows of a sheet as lines. Rows that cannot be added stay in the field with their reason. */
export function SheetDialog({ pasted, onAdd, onClose }: SheetDialogProps) {
  const { imports, ui, warehouse } = usePhrases();
  const words = warehouse.sheet;
  const headingId = useId();
  const { text, type, left, fault, isBusy, readFile, add } = useSheetGoods(pasted, onAdd, onClose);
  return (
    <DialogFrame labelledBy={headingId} width={560} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {words.title}
      </h2>
      <div className={classes['fields']}>
        <Textarea
          label={words.rows}
          description={words.hint}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          rows={8}
          spellCheck={false}
          data-autofocus
        />
        <div role="alert">
          {fault === null ? null : <Notice tone="bad">{imports.faults[fault]}</Notice>}
          {left.length === 0 ? null : <LeftRows left={left} />}
        </div>
        <div className={classes['actions']}>
          <FileButton accept={accepted} onChange={(file) => void (file && readFile(file))}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconUpload size={15} aria-hidden />}>
                {words.file}
              </Button>
            )}
          </FileButton>
          <Button variant="default" onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button loading={isBusy} disabled={text.trim() === ''} onClick={() => void add()}>
            {words.add}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}

function LeftRows({ left }: { readonly left: readonly LeftRow[] }) {
  const words = usePhrases().warehouse.sheet;
  return (
    <Notice tone="warn" title={words.left(left.length)}>
      <ul className={classes['left']}>
        {left.map(({ row, fault }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two rows may be equal, and the list is replaced as a whole
          <li key={`${place} ${row.text}`}>
            <Code>{row.code === '' ? row.text : row.code}</Code> {words.faults[fault]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
