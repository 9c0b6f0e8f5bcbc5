export { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
export { applyStoredColorScheme } from './theme/color-scheme.ts';
export { TezgaProvider, type TezgaProviderProps } from './theme/TezgaProvider.tsx';
export {
  PhrasesProvider,
  areAll,
  useFirstPhrases,
  useLanguage,
  usePhrases,
  type LanguageChoice,
  type PhrasesProviderProps,
} from './theme/PhrasesProvider.tsx';

export { ActionIcon } from './controls/ActionIcon.tsx';
export { AmountInput, type AmountInputProps } from './controls/AmountInput.tsx';
export { Anchor } from './controls/Anchor.tsx';
export { Autocomplete, type AutocompleteProps } from './controls/Autocomplete.tsx';
export { Avatar } from './controls/Avatar.tsx';
export { Box } from './controls/Box.tsx';
export { Button, type ButtonProps } from './controls/Button.tsx';
export { Checkbox } from './controls/Checkbox.tsx';
export { CloseButton } from './controls/CloseButton.tsx';
export { Collapse } from './controls/Collapse.tsx';
export { Combobox } from './controls/Combobox.tsx';
export { DateField, type DateFieldProps } from './controls/DateField.tsx';
export { Divider } from './controls/Divider.tsx';
export { Drawer } from './controls/Drawer.tsx';
export { FileButton } from './controls/FileButton.tsx';
export { FileInput } from './controls/FileInput.tsx';
export { Flex } from './controls/Flex.tsx';
export { Grid } from './controls/Grid.tsx';
export { Group } from './controls/Group.tsx';
export { Loader } from './controls/Loader.tsx';
export { Menu } from './controls/Menu.tsx';
export { Modal } from './controls/Modal.tsx';
export { MultiSelect } from './controls/MultiSelect.tsx';
export { NativeSelect } from './controls/NativeSelect.tsx';
export { NumberInput } from './controls/NumberInput.tsx';
export { PasswordInput, type PasswordInputProps } from './controls/PasswordInput.tsx';
export { PinInput } from './controls/PinInput.tsx';
export { Popover } from './controls/Popover.tsx';
export { Progress } from './controls/Progress.tsx';
export { Radio } from './controls/Radio.tsx';
export { ScrollArea } from './controls/ScrollArea.tsx';
export { SegmentedControl } from './controls/SegmentedControl.tsx';
export { Select, type SelectProps } from './controls/Select.tsx';
export { SimpleGrid } from './controls/SimpleGrid.tsx';
export { Spinner, type SpinnerProps } from './controls/Spinner.tsx';
export { Stack } from './controls/Stack.tsx';
export { Stepper } from './controls/Stepper.tsx';
export { Switch } from './controls/Switch.tsx';
export { Tabs } from './controls/Tabs.tsx';
export { Text } from './controls/Text.tsx';
export { TextInput } from './controls/TextInput.tsx';
export { Textarea } from './controls/Textarea.tsx';
export { Title } from './controls/Title.tsx';
export { Tooltip } from './controls/Tooltip.tsx';
export { UnstyledButton } from './controls/UnstyledButton.tsx';
export { VisuallyHidden } from './controls/VisuallyHidden.tsx';

export { Awning, type AwningProps } from './brand/Awning.tsx';
export { Mark, type MarkProps } from './brand/Mark.tsx';
export { MarkWithWord, type MarkWithWordProps } from './brand/MarkWithWord.tsx';

export { Badge, type BadgeProps, type Tone } from './badges/Badge.tsx';
export { CountBadge, type CountBadgeProps } from './badges/CountBadge.tsx';
export { StatusBadge, type StatusBadgeProps } from './badges/StatusBadge.tsx';
export type { State } from './badges/state-looks.ts';

export { Amount, type AmountProps } from './figures/Amount.tsx';
export { Code, type CodeProps } from './figures/Code.tsx';
export { Comparison, type ComparisonProps } from './figures/Comparison.tsx';
export { CopyButton, type CopyButtonProps } from './figures/CopyButton.tsx';
export { DateTime, type DateTimeProps } from './figures/DateTime.tsx';
export { Percent, type PercentProps } from './figures/Percent.tsx';
export { Quantity, type QuantityProps } from './figures/Quantity.tsx';
export { Cost, type CostProps } from './figures/Cost.tsx';
export { Rate, type RateProps } from './figures/Rate.tsx';
export { formatDateTime, type Moment, type MomentPrecision } from './figures/format-date-time.ts';
export {
  formatAmount,
  formatCost,
  formatCount,
  formatPercent,
  formatQuantity,
  formatRate,
  formatScaled,
  MISSING,
} from './figures/format-figures.ts';

export { Chip, type ChipProps } from './page/Chip.tsx';
export { FormPage, type FormPageProps } from './page/FormPage.tsx';
export { Kbd, type KbdProps } from './page/Kbd.tsx';
export { PageHeader, type PageHeaderProps } from './page/PageHeader.tsx';
export { pageTitle } from './page/page-title.ts';
export { Panel, type PanelProps } from './page/Panel.tsx';
export { usePageKey } from './page/use-page-key.ts';
export { SectionTitle, type SectionTitleProps } from './page/SectionTitle.tsx';

export { EmptyState, type EmptyStateProps } from './states/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './states/ErrorState.tsx';
export { LoadingOverlay, type LoadingOverlayProps } from './states/LoadingOverlay.tsx';
export { LongWork, type FailedPart, type LongWorkProps } from './states/LongWork.tsx';
export { Notice, type NoticeProps } from './states/Notice.tsx';

export { toast } from './toasts/toast.ts';
export type { Toast, ToastAction } from './toasts/toast-store.ts';

export { DialogFrame, type DialogFrameProps } from './dialogs/DialogFrame.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './dialogs/ConfirmDialog.tsx';
export {
  useDialogs,
  type ConfirmQuestion,
  type Dialogs,
  type OkQuestion,
  type ResultQuestion,
} from './dialogs/DialogsProvider.tsx';
export { OkDialog, type OkDialogProps } from './dialogs/OkDialog.tsx';
export { ResultDialog, type ResultDialogProps } from './dialogs/ResultDialog.tsx';
export { SafeHtml, type SafeHtmlProps } from './dialogs/SafeHtml.tsx';

export { CommandPalette } from './palette/CommandPalette.tsx';
export type { CommandPaletteProps } from './palette/command-palette-props.ts';
export type { PaletteItem, PaletteSource } from './palette/palette-search.ts';

export { Form, type FormProps } from './form/Form.tsx';
export { Labelled, type LabelledProps } from './form/Labelled.tsx';
export { SaveBar, type SaveBarProps } from './form/SaveBar.tsx';
export { forgetDraft, readDraft, saveDraft } from './form/draft.ts';
export type { PathOf, ValueAt } from './form/field-path.ts';
export type { Issue, MessageOf } from './form/issue-messages.ts';
export { focusField } from './form/focus-field.ts';
export { PendingUpdates } from './form/pending-updates.ts';
export { unsavedForms, type UnsavedForms } from './form/unsaved-forms.ts';
export { useLeaveQuestion } from './form/use-leave-question.ts';
export { useZodForm } from './form/use-zod-form.ts';
export type { FieldProps, TickProps, ZodForm, ZodFormOptions } from './form/zod-form.ts';

export { DataTable } from './table/DataTable.tsx';
export { saveFile } from './table/export/save-file.ts';
export { ListPage, type ListPageProps } from './table/ListPage.tsx';
export type { CardPlace, CellValue, Column } from './table/column.ts';
export {
  amountColumn,
  codeColumn,
  countColumn,
  dateColumn,
  dayColumn,
  fiscalCodeColumn,
  nameColumn,
  quantityColumn,
  statusColumn,
  textColumn,
} from './table/columns/column-builders.tsx';
export type {
  BulkAction,
  ChangeTableState,
  DataTableProps,
  RowAction,
  DayTotals,
  TableResult,
} from './table/data-table-props.ts';
export {
  choiceFilter,
  codeFilter,
  deletedFilter,
  periodFilter,
  recordOption,
} from './table/filters/filter-builders.ts';
export type { FilterDefinition, FilterOption } from './table/filters/filter-definition.ts';
export { hourRangeOf, readableHours } from './table/filters/hour-range.ts';
export type { ListQuery } from './table/state/list-query.ts';
export type { BulkProgress, BulkRowResult } from './table/bulk/bulk-run.ts';
export type { FetchPage, PdfExport, WrittenTable } from './table/export/export-rows.ts';
export type { TableLayout } from './table/state/table-layout.ts';
export type { TableView } from './table/state/table-view.ts';
export {
  defaultTableState,
  pageSizes,
  withFilter,
  type TableSort,
  type TableState,
} from './table/state/table-state.ts';
export { tableStateFromSearch, tableStateToSearch } from './table/state/table-state-address.ts';

export { DocumentPage, Sheet, type DocumentPageProps } from './document/DocumentPage.tsx';
export { codeFact, Facts, type Fact } from './document/Facts.tsx';
export {
  amountCells,
  articleCells,
  BelowLine,
  quantityCells,
  quantityWords,
  type LineColumn,
} from './document/line-columns.tsx';
export { LinesTable, type LinesTableProps } from './document/LinesTable.tsx';
export {
  amountField,
  CellArticle,
  CellChoice,
  CellText,
  textField,
  type EditorCell,
  type EditorColumn,
  type TypedNumber,
} from './document/editor-cells.tsx';
export { linePlaceOf } from './document/line-keys.ts';
export { messagesOfLine, type LineMessages } from './document/line-messages.ts';
export { LinesEditor, type LinesEditorProps } from './document/LinesEditor.tsx';
export { PrintButton, PrintDialog, PrintFrame, type PrintDialogProps } from './document/PrintDialog.tsx';
export { SearchField, type PickOption, type SearchFieldProps } from './document/SearchField.tsx';
export { NoLines, SideList, type SideItem } from './document/SideList.tsx';
export { History, Timeline, type HistoryEvent, type TimelineStep } from './document/Timeline.tsx';
export { Totals, TotalsTable, type Total, type VatOfRate } from './document/TotalsTable.tsx';
export { useIsWide } from './page/use-is-wide.ts';
export { PdfView, type PdfViewProps } from './pdf/PdfView.tsx';
export { joinPdfs } from './pdf/join-pdfs.ts';
export { printElements } from './pdf/print-elements.ts';
export { printPdf } from './pdf/print-pdf.ts';
