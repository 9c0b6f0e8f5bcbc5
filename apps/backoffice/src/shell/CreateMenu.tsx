import { Kbd, Menu, UnstyledButton, usePhrases } from '@tezga/ui';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useScreens } from '../session/screens-context.ts';
import { useSession } from '../session/session-context.ts';
import { createItemsFor } from './creatable.ts';
import classes from './CreateMenu.module.css';

interface CreateMenuProps {
  readonly isRail: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** The menu to create any document or record: Alt N, or the button on top of the navigation. */
export function CreateMenu({ isRail, onFollow }: CreateMenuProps) {
  const phrases = usePhrases();
  const navigate = useNavigate();
  const { screens } = useScreens();
  const creatable = createItemsFor(screens, useSession());
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // By the physical key: with Alt some keyboard layouts produce another letter.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyN') return;
      event.preventDefault();
      button.current?.focus();
      button.current?.click();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  if (creatable.length === 0) return null;
  const { create } = phrases.shell;
  return (
    <Menu position={isRail ? 'right-start' : 'bottom-start'} width={214}>
      <Menu.Target>
        <UnstyledButton
          ref={button}
          className={classes['create'] ?? ''}
          data-rail={isRail || undefined}
          aria-keyshortcuts="Alt+N"
          {...(isRail ? { 'aria-label': create } : {})}
        >
          <IconPlus size={16} stroke={1.8} aria-hidden />
          {isRail ? null : (
            <>
              <span className={classes['word']}>{create}</span>
              <span aria-hidden className={classes['key']}>
                <Kbd>Alt N</Kbd>
              </span>
            </>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {creatable.map(({ key, path, title, search }) => (
          <Menu.Item
            key={key}
            onClick={() => {
              onFollow?.();
              void navigate({ to: path, search });
            }}
          >
            {title(phrases)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
