import { ChoiceEditor } from './ChoiceEditor.tsx';
import { DateRangeEditor } from './DateRangeEditor.tsx';
import type { FilterDefinition } from './filter-definition.ts';
import { TextEditor } from './TextEditor.tsx';
import type { LoadedOptions } from './use-filter-options.ts';

export interface FilterEditorProps<Definition extends FilterDefinition = FilterDefinition> {
  readonly definition: Definition;
  readonly loaded: LoadedOptions;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

export function FilterEditor({ definition, ...props }: FilterEditorProps) {
  switch (definition.kind) {
    case 'choice':
      return <ChoiceEditor definition={definition} {...props} />;
    case 'dateRange':
      return <DateRangeEditor definition={definition} {...props} />;
    case 'text':
      return <TextEditor definition={definition} {...props} />;
    default:
      return definition satisfies never;
  }
}
