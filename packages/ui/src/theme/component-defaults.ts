import type { MantineThemeComponents } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { FirstPhrases } from '@tezga/phrases';
import { createElement } from 'react';

const quick = { duration: 120, timingFunction: 'ease-out' };
const fade = { ...quick, transition: 'fade' };
const dropdown = { shadow: 'md', offset: 4, radius: 'md', transitionProps: fade };
const chevron = createElement(IconChevronDown, { size: 16, stroke: 1.8, 'aria-hidden': true });
const veil = { color: 'var(--tz-veil)', backgroundOpacity: 1 };

/**
 * The default props of components. They are set by name, because importing the components here would load all
 * of them on every page.
 */
export function componentDefaults({ ui }: FirstPhrases): MantineThemeComponents {
  const overlay = {
    closeButtonProps: { 'aria-label': ui.close, size: 28, iconSize: 17 },
    overlayProps: veil,
    shadow: 'xl',
  };
  const list = {
    comboboxProps: dropdown,
    checkIconPosition: 'right',
    clearButtonProps: { 'aria-label': ui.clear },
    nothingFoundMessage: ui.nothingFound,
    rightSection: chevron,
  };
  return {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray' } },
    CloseButton: { defaultProps: { 'aria-label': ui.close } },
    Checkbox: { defaultProps: { size: 'xs', radius: 'xs' } },
    Radio: { defaultProps: { size: 'xs' } },
    Switch: { defaultProps: { size: 'xs', withThumbIndicator: false } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    NumberInput: { defaultProps: { hideControls: true, rightSectionWidth: 44 } },
    NativeSelect: { defaultProps: { rightSection: chevron } },
    Select: { defaultProps: { ...list, allowDeselect: false } },
    MultiSelect: { defaultProps: list },
    Autocomplete: { defaultProps: { comboboxProps: dropdown } },
    Combobox: { defaultProps: dropdown },
    Menu: { defaultProps: { ...dropdown, withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: dropdown },
    Tooltip: { defaultProps: { openDelay: 500, offset: 6, transitionProps: fade } },
    TooltipGroup: { defaultProps: { openDelay: 500 } },
    Modal: { defaultProps: { ...overlay, centered: true, radius: 'lg', transitionProps: fade } },
    Drawer: { defaultProps: { ...overlay, position: 'right', size: 524, transitionProps: quick } },
    Anchor: { defaultProps: { underline: 'hover' } },
    Loader: { defaultProps: { type: 'oval', size: 17 } },
  };
}

const inPlace = { defaultProps: { withinPortal: false } };
const listInPlace = { defaultProps: { comboboxProps: { withinPortal: false } } };

/**
 * The default props in a modal dialog: lists and popovers are rendered inside the dialog. The browser draws
 * the dialog above the usual portal, so in the portal they would be covered and could not be clicked.
 */
export const dialogDefaults: MantineThemeComponents = {
  Select: listInPlace,
  MultiSelect: listInPlace,
  Autocomplete: listInPlace,
  Combobox: inPlace,
  Menu: inPlace,
  Popover: inPlace,
  Tooltip: inPlace,
};
