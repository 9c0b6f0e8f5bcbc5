import { Popover } from '../controls/Popover.tsx';
import { TextInput } from '../controls/TextInput.tsx';
import { useId, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import classes from './SearchField.module.css';

export interface PickOption {
  readonly id: string;
  readonly content: ReactNode;
  readonly choose: () => void;
}

export interface SearchFieldProps {
  /** The field name by which key handling and error focus find this input. */
  readonly field: string;
  readonly label: string;
  /** True to show the label above the field; otherwise only screen readers read it. */
  readonly isLabelShown?: boolean;
  readonly labelNote?: ReactNode;
  readonly placeholder: string;
  readonly icon: ReactNode;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly options: readonly PickOption[];
  /** Options below the list that stay visible while the list scrolls. */
  readonly pinned?: readonly PickOption[];
  /** The option that Enter selects if no arrow key was pressed; null for none. */
  readonly first: PickOption | null;
  /** A text that is shown instead of options, such as "searching". */
  readonly status: ReactNode;
  readonly foot?: ReactNode;
  readonly onEnter: (option: PickOption | null) => void;
  /**
   * Handles pasted text that has several entries; if it returns false, the browser pastes the text into the
   * field.
   */
  readonly onPaste?: (text: string) => boolean;
  /** Called if arrow up is pressed while no list is open. */
  readonly onUp?: () => void;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly width: number;
  readonly isFirstFocused?: boolean;
}

/** A combobox that searches while the user types: arrows choose, Enter selects, Escape closes. */
export function SearchField(props: SearchFieldProps) {
  const { field, label, text, options, pinned = [], status, error, description, width } = props;
  const listId = useId();
  const list = useList(props);
  const hasList =
    list.isOpen && text.trim() !== '' && (options.length + pinned.length > 0 || status !== null);
  return (
    <Popover
      opened={hasList}
      onChange={list.setOpen}
      position="bottom-start"
      width={width}
      withRoles={false}
      trapFocus={false}
    >
      <Popover.Target>
        <div>
          <TextInput
            data-field={field}
            {...(props.isLabelShown === true
              ? { label: <LabelWithKey label={label} note={props.labelNote} /> }
              : { 'aria-label': label })}
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props, jsx-a11y/prefer-tag-over-role -- it controls a list only while the list is open
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hasList}
            {...(hasList ? { 'aria-controls': listId } : {})}
            {...(hasList && list.active !== null
              ? { 'aria-activedescendant': optionId(listId, list.active) }
              : {})}
            placeholder={props.placeholder}
            leftSection={props.icon}
            autoComplete="off"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page starts with this field
            autoFocus={props.isFirstFocused === true}
            value={text}
            error={error}
            description={description}
            onChange={(event) => list.type(event.currentTarget.value)}
            onKeyDown={(event) => list.press(event, hasList)}
            onPaste={(event: ClipboardEvent) => {
              if (props.onPaste?.(event.clipboardData.getData('text')) === true) event.preventDefault();
            }}
            onFocus={() => list.setOpen(true)}
            onBlur={() => list.setOpen(false)}
          />
        </div>
      </Popover.Target>
      {/* Pressing the mouse button in the list must not take the focus from the field. */}
      <Popover.Dropdown className={classes['dropdown'] ?? ''} onMouseDown={(event) => event.preventDefault()}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot show prices and stock */}
        <div role="listbox" id={listId} aria-label={label} className={classes['list']}>
          {options.map((option) => (
            <Option key={option.id} option={option} listId={listId} list={list} />
          ))}
          {pinned.length === 0 ? null : (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is not allowed in a listbox
            <div role="group" className={classes['pinned']}>
              {pinned.map((option) => (
                <Option key={option.id} option={option} listId={listId} list={list} />
              ))}
            </div>
          )}
        </div>
        {status === null ? null : <div className={classes['status']}>{status}</div>}
        {props.foot === undefined ? null : <div className={classes['foot']}>{props.foot}</div>}
      </Popover.Dropdown>
    </Popover>
  );
}

const optionId = (listId: string, { id }: PickOption) => `${listId}-${id}`;

interface OptionProps {
  readonly option: PickOption;
  readonly listId: string;
  readonly list: ReturnType<typeof useList>;
}

function Option({ option, listId, list }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the focus stays in the field, whose keys choose and select
    <div
      id={optionId(listId, option)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element can only contain text
      role="option"
      tabIndex={-1}
      aria-selected={option.id === list.active?.id}
      className={classes['option']}
      onClick={() => list.choose(option)}
    >
      {option.content}
    </div>
  );
}

function LabelWithKey({ label, note }: { readonly label: string; readonly note: ReactNode }) {
  return (
    <span className={classes['label']}>
      {label}
      {note}
    </span>
  );
}

function useList({ text, onText, options: scrolled, pinned = [], first, onEnter, onUp }: SearchFieldProps) {
  const options = [...scrolled, ...pinned];
  const [isOpen, setOpen] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const active = options.find(({ id }) => id === pointed) ?? first;
  const move = (by: 1 | -1) => {
    const at = options.findIndex(({ id }) => id === active?.id);
    const next = at === -1 && by === -1 ? options.length - 1 : (at + by + options.length) % options.length;
    setPointed(options[next]?.id ?? null);
  };
  const type = (typed: string) => {
    setPointed(null);
    setOpen(true);
    onText(typed);
  };
  const press = (event: KeyboardEvent, hasList: boolean) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter') {
      setPointed(null);
      onEnter(active);
    } else if (event.key === 'ArrowDown' && text !== '') {
      if (hasList && options.length > 0) move(1);
      setOpen(true);
    } else if (event.key === 'ArrowUp') {
      if (hasList && options.length > 0) move(-1);
      else onUp?.();
    } else if (event.key === 'Escape' && text !== '') {
      // The first Escape closes the list, the next one empties the field.
      if (hasList) setOpen(false);
      else onText('');
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const choose = (option: PickOption) => {
    setPointed(null);
    option.choose();
  };
  return { isOpen, setOpen, active, type, press, choose };
}
