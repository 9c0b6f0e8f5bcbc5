import { createPolymorphicComponent, type UnstyledButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './Button.module.css';
import { Spinner } from './Spinner.tsx';
import { UnstyledButton } from './UnstyledButton.tsx';

export interface ButtonProps extends UnstyledButtonProps {
  /** At most one filled button per page. */
  variant?: 'filled' | 'default' | 'outline' | 'subtle';
  /** Red only for actions that cannot be undone or that cost money. */
  color?: 'stall' | 'red' | 'gray';
  /** 28, 32 and 40 pixels high. */
  size?: 'xs' | 'sm' | 'md';
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  /** Shows a spinner, preserves the width and ignores further clicks. */
  loading?: boolean;
  fullWidth?: boolean;
  disabled?: boolean;
  children?: ReactNode;
}

type PlainButtonProps = ButtonProps & Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps>;

function PlainButton(props: PlainButtonProps) {
  const {
    variant = 'filled',
    color = 'stall',
    size = 'sm',
    leftSection,
    rightSection,
    children,
    ...others
  } = props;
  const { loading = false, fullWidth = false, disabled = false, className, ...rest } = others;
  return (
    <UnstyledButton
      {...rest}
      className={className === undefined ? classes['button'] : `${classes['button']} ${className}`}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      data-variant={variant}
      data-color={color}
      data-size={size}
      // A button with aria-disabled looks disabled and still takes the focus, so that it can show the reason.
      data-disabled={disabled || rest['aria-disabled'] === true || undefined}
      data-loading={loading || undefined}
      data-full-width={fullWidth || undefined}
    >
      {leftSection === undefined ? null : <span className={classes['section']}>{leftSection}</span>}
      <span className={classes['label']}>{children}</span>
      {rightSection === undefined ? null : <span className={classes['section']}>{rightSection}</span>}
      {loading ? (
        <span className={classes['ring']}>
          <Spinner />
        </span>
      ) : null}
    </UnstyledButton>
  );
}

/**
 * Replaces Mantine's Button, which pulls in transitions, loaders and groups: too much for the login page's bundle.
 */
export const Button = createPolymorphicComponent<'button', ButtonProps>(PlainButton);
