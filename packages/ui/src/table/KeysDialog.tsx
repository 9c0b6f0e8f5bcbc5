import { Modal } from '../controls/Modal.tsx';
import { Kbd } from '../page/Kbd.tsx';
import { usePhrases } from '../theme/PhrasesProvider.tsx';
import classes from './KeysDialog.module.css';
import type { Table } from './use-table.ts';

/** The list of keyboard shortcuts, opened with '?'. */
export function KeysDialog<Row>({ table }: { readonly table: Table<Row> }) {
  const { keys } = usePhrases().table;
  const { onOpen, searchPlaceholder } = table.props;
  const lines: [string[], string, boolean][] = [
    [['↑', '↓'], keys.moveRow, true],
    [['Home', 'End'], keys.ends, true],
    [['Page Down', 'Page Up'], keys.screen, true],
    [['Enter'], keys.openRow, onOpen !== undefined],
    [['Space'], keys.selectRow, table.isSelectable],
    [['Shift ↑', 'Shift ↓'], keys.extend, table.isSelectable],
    [['Ctrl A'], keys.page, table.isSelectable],
    [['Shift F10'], keys.menu, true],
    [['Esc'], keys.escape, true],
    [['/'], keys.search, searchPlaceholder !== undefined],
    [['?'], keys.help, true],
  ];
  return (
    <Modal opened={table.areKeysShown} onClose={() => table.showKeys(false)} title={keys.title} size={400}>
      <dl className={classes['keys']}>
        {lines
          .filter(([, , applies]) => applies)
          .map(([caps, action]) => (
            <div key={action} className={classes['line']}>
              <dt>{action}</dt>
              <dd>
                {caps.map((cap) => (
                  <Kbd key={cap}>{cap}</Kbd>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </Modal>
  );
}
