import { type ComponentProps, type MouseEvent, type MouseEventHandler, type ReactNode, use } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { FOLLOWED, ListLinks } from './ListLinks.ts'
import { isInstalledFile } from './url/files.ts'
import { withTracked } from './url/guard.ts'

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
}

/**
 * Renders a target: a link inside the app (with tracked parameters, docs/conformance.md § 2.9), a link to another site in a new tab
 * without opener (in the same tab for files that a device installs), a button, or plain content without a target.
 */
export function Go({ target, children, className, label, current, onClick, ...props }: Props) {
  const hrefOf = use(ListLinks)
  const common = {
    className,
    'aria-label': label,
    'data-try': props['data-try'],
    'data-variant': props['data-variant'],
    'data-size': props['data-size'],
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
  if (hrefOf) {
    return (
      <a {...common} {...{ [FOLLOWED]: '' }} href={hrefOf(target.to)}>
        {children}
      </a>
    )
  }
  return (
    <Tracked {...common} to={target.to}>
      {children}
    </Tracked>
  )
}

/** A router link that keeps the tracked parameters. */
function Tracked({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { readonly to: string }) {
  const { search } = useLocation()
  return <Link {...rest} to={withTracked(to, search)} />
}
