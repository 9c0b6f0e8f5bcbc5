import { TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import './Field.css';
import { useFirstPhrases } from '../theme/PhrasesProvider.tsx';
import classes from './PasswordInput.module.css';
import { UnstyledButton } from './UnstyledButton.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'rightSection'> & {
  /**
   * The label of the show/hide button, for fields that contain something else than a password, such as a PIN.
   */
  showLabel?: string;
};

/**
 * Replaces the PasswordInput of Mantine, which would add a second kind of button to the bundle of the login
 * page.
 */
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
