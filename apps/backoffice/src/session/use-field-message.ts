import { problemsOf } from '@tezga/contract/fields';
import { sayProblem } from '@tezga/phrases';
import { useFirstPhrases, type Issue } from '@tezga/ui';

/** The error message of an invalid field, the same as the server's. */
export function useFieldMessage(): (issue: Issue) => string {
  const phrases = useFirstPhrases();
  return (issue) => {
    const [problem] = problemsOf([issue]);
    return problem === undefined ? phrases.fields.invalid : sayProblem(phrases, problem);
  };
}
