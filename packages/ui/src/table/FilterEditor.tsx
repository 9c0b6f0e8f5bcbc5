import { ChoiceEditor } from './ChoiceEditor.tsx';
import { DateRangeEditor } from './DateRangeEditor.tsx';
import type { FilterDefinition, FilterOption } from './filter-definition.ts';
import { FoundEditor } from './FoundEditor.tsx';
import { HourRangeEditor } from './HourRangeEditor.tsx';
import { TextEditor } from './TextEditor.tsx';
import type { LoadedOptions } from './use-filter-options.ts';

export interface FilterEditorProps<Definition extends FilterDefinition = FilterDefinition> {
  readonly definition: Definition;
  readonly loaded: LoadedOptions;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  readonly onRetry: () => void;
  /** Told of a value that was found by typing, so that its name is known from now on. */
  readonly onFound: (option: FilterOption) => void;
  readonly onClose: () => void;
}

export function FilterEditor({ definition, ...props }: FilterEditorProps) {
  switch (definition.kind) {
    case 'choice':
      return definition.find === undefined ? (
        <ChoiceEditor definition={definition} {...props} />
      ) : (
        <FoundEditor definition={definition} find={definition.find} {...props} />
      );
    case 'dateRange':
      return <DateRangeEditor definition={definition} {...props} />;
    case 'hourRange':
      return <HourRangeEditor definition={definition} {...props} />;
    case 'text':
      return <TextEditor definition={definition} {...props} />;
    default:
      return definition satisfies never;
  }
}
