import { codeFact, DateTime, Facts, Modal, usePhrases } from '@tezga/ui';
import classes from './ActivityDialog.module.css';
import { changeWords, type ActivityRow } from './change-words.ts';

interface ActivityDialogProps {
  readonly row: ActivityRow;
  /** The words for the action of the entry. */
  readonly title: string;
  readonly onClose: () => void;
}

/** An entry of the activity log, with the fields before and after an edit. */
export function ActivityDialog({ row, title, onClose }: ActivityDialogProps) {
  const phrases = usePhrases();
  const { activity: words } = phrases;
  const { at, userName, subject, device, requestId } = row;
  const changes = changeWords(row, phrases);
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <Facts
        layout="list"
        facts={[
          { label: words.user, value: userName },
          { label: words.at, value: <DateTime value={new Date(at)} seconds /> },
          subject === null ? null : { label: words.subject, value: subject },
          device === '' ? null : { label: words.device, value: device },
          codeFact(words.requestId, requestId),
        ]}
      />
      {changes.length === 0 ? null : (
        <table className={classes['changes']} aria-label={words.changes}>
          <thead>
            <tr>
              <th>{words.field}</th>
              <th>{words.before}</th>
              <th>{words.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }) => (
              <tr key={field}>
                <th scope="row">{field}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}
