import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'quiet' | 'tint' | 'soft' | 'ghost' | 'danger' | 'danger-quiet'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  block?: boolean | undefined
}

/** For links that look like buttons: `<Link className={buttonClass({ variant: 'quiet' })}>`. */
export function buttonClass(look: ButtonLook = {}, extra?: string): string {
  const { variant = 'primary', size = 'md', block } = look
  return classNames(
    'k-button',
    `k-button-${variant}`,
    size !== 'md' && `k-button-${size}`,
    block && 'k-button-block',
    extra,
  )
}

export function Spinner() {
  return <span className="k-spinner" aria-hidden="true" />
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Takes the icon's place with a spinner and ignores presses, but keeps the focus where it is. */
  busy?: boolean | undefined
  icon?: ReactNode
  iconEnd?: ReactNode
}

function ignorePress(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

export function Button(props: ButtonProps) {
  const { variant, size, block, busy, icon, iconEnd, className, children, onClick, type, ...rest } = props
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignorePress : onClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {iconEnd}
    </button>
  )
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'size'> {
  /** What it does, as a verb: read out, and shown as a tooltip. */
  label: string
  size?: 'sm' | 'md' | 'lg' | undefined
  /** `send` is the one round button with the halo. */
  variant?: 'plain' | 'send' | undefined
  pressed?: boolean | undefined
  busy?: boolean | undefined
}

export function iconButtonClass(
  look: { size?: 'sm' | 'md' | 'lg' | undefined; variant?: 'plain' | 'send' | undefined } = {},
  extra?: string,
): string {
  const { size = 'md', variant = 'plain' } = look
  return classNames(
    'k-icon-button',
    size !== 'md' && `k-icon-button-${size}`,
    variant === 'send' && 'k-icon-button-send',
    extra,
  )
}

export function IconButton(props: IconButtonProps) {
  const { label, size, variant, pressed, busy, className, children, onClick, type, title, ...rest } = props
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={iconButtonClass({ size, variant }, className)}
      aria-label={label}
      title={title ?? label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignorePress : onClick}
    >
      {busy ? <Spinner /> : children}
    </button>
  )
}
