import { PasswordInput, usePhrases, type FieldProps } from '@tezga/ui';
import { PasswordRules } from './PasswordRules.tsx';

interface NewPasswordFieldsProps {
  readonly password: FieldProps<string>;
  readonly confirmation: FieldProps<string>;
  /** `md` (40 pixels) on the sign-in pages, `sm` (32 pixels) inside the app. */
  readonly size?: 'sm' | 'md';
  /** Focuses the first field, for pages that consist of this form only. */
  readonly isFirst?: boolean;
}

/** Fields for a new password and its repetition, with the password rules. */
export function NewPasswordFields({
  password,
  confirmation,
  size = 'sm',
  isFirst = false,
}: NewPasswordFieldsProps) {
  const { verification } = usePhrases();
  return (
    <>
      <PasswordInput
        {...password}
        label={verification.newPassword}
        size={size}
        autoComplete="new-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- set only on pages that consist of this form
        autoFocus={isFirst}
      />
      <PasswordRules password={password.value} />
      <PasswordInput
        {...confirmation}
        label={verification.confirmation}
        size={size}
        autoComplete="new-password"
      />
    </>
  );
}
