import { TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import './Field.css';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import classes from './PasswordInput.module.css';
import { UnstyledButton } from './UnstyledButton.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'rightSection'> & {
  /** What the eye shows or hides, where that is no password. */
  showLabel?: string;
};

/** Mantine's own needs a second kind of button, which would make the login page heavier. */
export function PasswordInput({ showLabel, ...props }: PasswordInputProps) {
  const { ui } = useFirstPhrases();
  const [isShown, setShown] = useState(false);
  const Eye = isShown ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      rightSection={
        <UnstyledButton
          className={classes['eye']}
          aria-label={showLabel ?? ui.showPassword}
          aria-pressed={isShown}
          disabled={props.disabled}
          onClick={() => setShown(!isShown)}
        >
          <Eye size={18} stroke={1.7} aria-hidden />
        </UnstyledButton>
      }
    />
  );
}
