import { passwordProblemKinds, passwordProblems } from '@tezga/domain';
import { usePhrases, VisuallyHidden } from '@tezga/ui';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import classes from './PasswordRules.module.css';

/** The rules for a new password; each one is ticked as soon as the typed password meets it. */
export function PasswordRules({ password }: { readonly password: string }) {
  const { rules } = usePhrases().verification;
  const missing = new Set(passwordProblems(password));
  return (
    <ul className={classes['rules']} aria-label={rules.title}>
      {passwordProblemKinds.map((problem) => {
        const isMet = !missing.has(problem);
        const Shape = isMet ? IconCircleCheckFilled : IconCircle;
        return (
          <li key={problem} data-met={isMet || undefined}>
            <Shape size={14} stroke={1.8} aria-hidden />
            <span>{rules[problem]}</span>
            <VisuallyHidden>({isMet ? rules.met : rules.missing})</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
