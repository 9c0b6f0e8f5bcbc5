import { formatCount } from '../figures/format-figures.ts';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import { itemsOf, type PaletteGroup, type PaletteItem } from './palette-search.ts';
import classes from './PaletteGroups.module.css';
import { PaletteRow } from './PaletteRow.tsx';

export interface PaletteGroupsProps {
  listId: string;
  groups: readonly (PaletteGroup | null)[];
  /** The index of the chosen item, counted over all groups. */
  chosen: number;
  /** The text that the message names if there are no items; null while there is no finished search. */
  emptyText: string | null;
  onPoint: (position: number) => void;
  onOpen: (item: PaletteItem, where: 'here' | 'new-tab') => void;
}

export function PaletteGroups({ listId, groups, chosen, emptyText, onPoint, onOpen }: PaletteGroupsProps) {
  const { palette } = useFirstPhrases().ui;
  const items = itemsOf(groups);
  const failed = groups.filter((group) => group?.hasFailed === true);
  return (
    <div className={classes['scroll']}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows contain icons, badges and amounts, which a select cannot. */}
      <div id={listId} role="listbox" aria-label={palette.title}>
        {groups.map((group) =>
          group === null || group.items.length === 0 ? null : (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options, not of fields.
            <div key={group.title} role="group" aria-label={group.title} className={classes['group']}>
              <div className={classes['title']} role="presentation">
                <span>{group.title}</span>
                <span>{formatCount(group.found)}</span>
              </div>
              {group.items.map((item) => {
                const position = items.indexOf(item);
                return (
                  <PaletteRow
                    key={item.id}
                    id={`${listId}-${position}`}
                    item={item}
                    isChosen={position === chosen}
                    onPoint={() => onPoint(position)}
                    onOpen={(where) => onOpen(item, where)}
                  />
                );
              })}
            </div>
          ),
        )}
      </div>
      {failed.map((group) => (
        <p key={group?.title} className={classes['failed']}>
          {palette.failed(group?.title ?? '')}
        </p>
      ))}
      {items.length === 0 && emptyText !== null ? (
        <p className={classes['nothing']}>
          <strong>{palette.nothing(emptyText)}</strong>
          <br />
          {palette.nothingHint}
        </p>
      ) : null}
    </div>
  );
}
