import { problemsOf } from '@tezga/contract/fields';
import { sayProblem } from '@tezga/phrases';
import { useFirstPhrases, type Issue } from '@tezga/ui';

/** The sentence of a wrong field: the one the server would say too. */
export function useFieldMessage(): (issue: Issue) => string {
  const phrases = useFirstPhrases();
  return (issue) => {
    const [problem] = problemsOf([issue]);
    return problem === undefined ? phrases.fields.invalid : sayProblem(phrases, problem);
  };
}
