import { ActionIcon, Kbd, Modal, usePhrases } from '@tezga/ui';
import { IconHelp } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { helpTopic } from './help-topic.ts';
import classes from './HelpButton.module.css';

const typing = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

/** Short help for the current screen and the keys that work everywhere: the button, or `?`. */
export function HelpButton() {
  const words = usePhrases().help;
  const { pathname } = useLocation();
  const { area } = useSession();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A list has already handled this key and shown its own shortcuts.
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (event.target instanceof Element && event.target.closest(typing) !== null) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  const keys: [string, string][] = [
    ['Ctrl K', words.keyNames.palette],
    ['Alt N', words.keyNames.create],
    ['Ctrl S', words.keyNames.save],
    ['Esc', words.keyNames.close],
    ['?', words.keyNames.help],
  ];
  return (
    <>
      <ActionIcon
        variant="subtle"
        className={classes['button'] ?? ''}
        aria-label={words.title}
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        <IconHelp size={18} stroke={1.7} />
      </ActionIcon>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={words.title} size={460}>
        <h3 className={classes['heading']}>{words.about}</h3>
        <p className={classes['text']}>{words.screens[helpTopic(area, pathname)]}</p>
        <h3 className={classes['heading']}>{words.keys}</h3>
        <dl className={classes['keys']}>
          {keys.map(([key, action]) => (
            <div key={key}>
              <dt>{action}</dt>
              <dd>
                <Kbd>{key}</Kbd>
              </dd>
            </div>
          ))}
        </dl>
        <p className={classes['contact']}>{words.contact}</p>
      </Modal>
    </>
  );
}
