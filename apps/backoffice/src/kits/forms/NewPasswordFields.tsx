import { PasswordInput, usePhrases, type FieldProps } from '@tezga/ui';
import { PasswordRules } from './PasswordRules.tsx';

interface NewPasswordFieldsProps {
  readonly password: FieldProps<string>;
  readonly confirmation: FieldProps<string>;
  /** 40 pixels before the door, 32 behind it. */
  readonly size?: 'sm' | 'md';
  /** Where the page is this form, whoever comes, comes to type here. */
  readonly isFirst?: boolean;
}

/** A password someone chooses, what it must have, and its repetition. */
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for only where there is nothing else to do
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
