import { type MouseEvent, type MouseEventHandler, type ReactNode, use } from 'react'
import { FOLLOWED, LinkAddress } from './links.ts'
import { isInstalledFile } from './url/files.ts'

/** The target of a tap: a page of the app, another site (new tab, no opener), or an action. */
export type Target =
  | { readonly to: string }
  | {
      readonly href: string
      /** May handle the tap itself, to navigate with data that must not be in the document. */
      readonly leave?: (event: MouseEvent) => void
    }
  | { readonly press: () => void }
  | undefined

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const

interface Props {
  readonly target: Target
  readonly children: ReactNode
  readonly className?: string
  /** Accessible name, where the children have none. */
  readonly label?: string
  readonly current?: boolean
  readonly onClick?: MouseEventHandler
  /** Data attributes for the styles of its container, and for the look of a button (`ButtonFace`). */
  readonly 'data-try'?: ''
  readonly 'data-variant'?: string
  readonly 'data-size'?: string
  readonly 'data-wide'?: ''
}

/**
 * Renders a target: a link inside the app (followed by `FollowedLinks`), a link to another site in a new tab
 * without opener (in the same tab for files that a device installs), a button, or plain content without a target.
 */
export function Go({ target, children, className, label, current, onClick, ...props }: Props) {
  const addressOf = use(LinkAddress)
  const common = {
    className,
    'aria-label': label,
    'data-try': props['data-try'],
    'data-variant': props['data-variant'],
    'data-size': props['data-size'],
    'data-wide': props['data-wide'],
    'aria-current': current ? ('page' as const) : undefined,
    onClick,
  }
  if (!target) {
    return (
      <span className={className} data-try={props['data-try']}>
        {children}
      </span>
    )
  }
  if ('press' in target) {
    return (
      <button
        {...common}
        type="button"
        onClick={(event) => {
          onClick?.(event)
          target.press()
        }}
      >
        {children}
      </button>
    )
  }
  if ('href' in target) {
    return (
      <a
        {...common}
        href={target.href}
        {...(!isInstalledFile(target.href) && NEW_TAB)}
        onClick={(event) => {
          onClick?.(event)
          target.leave?.(event)
        }}
      >
        {children}
      </a>
    )
  }
  return (
    <a {...common} {...{ [FOLLOWED]: '' }} href={addressOf(target.to)}>
      {children}
    </a>
  )
}
