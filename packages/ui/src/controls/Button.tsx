import { createPolymorphicComponent, type UnstyledButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './Button.module.css';
import { Spinner } from './Spinner.tsx';
import { UnstyledButton } from './UnstyledButton.tsx';

export interface ButtonProps extends UnstyledButtonProps {
  /** A page has at most one filled button. */
  variant?: 'filled' | 'default' | 'outline' | 'subtle';
  /** Red only for actions that cannot be undone or that cost money. */
  color?: 'stall' | 'red' | 'gray';
  /** The height: 28, 32 or 40 pixels. */
  size?: 'xs' | 'sm' | 'md';
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  /** True to show a spinner in a button of the same width that ignores further clicks. */
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
      // A button with aria-disabled looks disabled but can have the focus, so that it can show why it is
      // disabled.
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
 * Replaces the Button of Mantine, which would add transitions, loaders and groups to the bundle of the login
 * page.
 */
export const Button = createPolymorphicComponent<'button', ButtonProps>(PlainButton);
