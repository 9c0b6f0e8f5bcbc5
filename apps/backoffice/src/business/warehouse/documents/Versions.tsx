import { Button, DateTime, Notice, Panel, usePhrases } from '@tezga/ui';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { editedKinds } from '@tezga/domain';
import { editWarehousePath, warehouseDocumentPath } from '../../../kits/documents/document-paths.ts';
import type { WarehouseDocument } from '../queries.ts';
import classes from './Documents.module.css';
import { TransferNotice } from './TransferParts.tsx';
import { changesOfVersion } from './version-changes.ts';

interface PartProps {
  readonly document: WarehouseDocument;
}

/** Opens the form that replaces the document, if its kind can be edited and this is the newest version. */
export function EditButton({ document: { type, _id, replacedById } }: PartProps) {
  const words = usePhrases().warehouse.editing;
  const kind = editedKinds.find((each) => each === type);
  if (kind === undefined || replacedById !== null) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={15} stroke={1.8} aria-hidden />}
      renderRoot={(props: object) => <Link {...props} to={editWarehousePath(kind, _id)} />}
    >
      {words.edit}
    </Button>
  );
}

/** Shows that the goods of a transfer are in transit, or that another version replaced this document. */
export const Notices = ({ document }: PartProps) => (
  <>
    <TransferNotice document={document} />
    <ReplacedNotice document={document} />
  </>
);

function ReplacedNotice({ document: { type, replacedById, versions } }: PartProps) {
  const words = usePhrases().warehouse.editing;
  const newest = versions[0];
  if (replacedById === null || newest === undefined) return null;
  return (
    <Notice tone="warn" title={words.replaced}>
      {words.replacedText} <Link to={warehouseDocumentPath(type, newest._id)}>{words.openNewest}</Link>
    </Notice>
  );
}

/** The versions of the document: changes, user and time of each. */
export function Versions({ document: { _id: openId, type, versions } }: PartProps) {
  const { warehouse: words } = usePhrases();
  if (versions.length === 0) return null;
  return (
    <Panel title={words.editing.versions}>
      {versions.map((version, place) => (
        <section key={version._id} className={classes['version']}>
          <p>
            {version._id === openId ? (
              <strong>{words.editing.version(version.version)}</strong>
            ) : (
              <Link to={warehouseDocumentPath(type, version._id)}>
                {words.editing.version(version.version)}
              </Link>
            )}{' '}
            · <DateTime value={new Date(version.at)} /> · {version.userName}
          </p>
          <ul>
            {changesOfVersion(words, type, versions[place + 1], version).map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}
