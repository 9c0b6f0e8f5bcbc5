import { ChoiceEditor } from './ChoiceEditor.tsx';
import { DateRangeEditor } from './DateRangeEditor.tsx';
import { FoundEditor } from './FoundEditor.tsx';
import { HourRangeEditor } from './HourRangeEditor.tsx';
import { TextEditor } from './TextEditor.tsx';
import type { FilterEditorProps } from './filter-editor-props.ts';

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
