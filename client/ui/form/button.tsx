/** Buttons: one kind of action per screen is primary, the rest secondary. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import type { IconName } from '../../../domain/icon-names.ts';
import { Icon } from '../icon.tsx';
import { Link, type LinkProps } from '../link.tsx';
import { type ButtonKind, type ButtonSize, buttonClass } from './button-style.ts';

interface Look {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Shown before the words. */
  icon?: IconName;
  /** For placement only (margins, grid, width). */
  className?: string;
  children: ReactNode;
}

export interface ButtonProps
  extends Look,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look> {
  /** Work is under way: a spinner precedes the words and a second press does nothing. */
  busy?: boolean;
}

/** A `<button>`; `type` defaults to `button`, so that none submits by accident. */
export function Button({
  kind,
  size,
  icon,
  busy = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(kind, size, className)}
      {...(busy ? { 'aria-disabled': true } : {})}
    >
      {busy ? <Icon name="loader-circle" className="animate-spin text-[1.15em]" /> : null}
      {icon && !busy ? <Icon name={icon} className="text-[1.15em]" /> : null}
      <span>{children}</span>
    </button>
  );
}

export interface ButtonLinkProps extends Look, Omit<LinkProps, keyof Look> {}

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export function ButtonLink({ kind, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass(kind, size, className)}>
      {icon ? <Icon name={icon} className="text-[1.15em]" /> : null}
      {children}
      <Icon name="arrow-right" className="arrow hidden corporate:inline-block" />
    </Link>
  );
}
