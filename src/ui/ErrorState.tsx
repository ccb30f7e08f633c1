import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { StateBox } from './EmptyState.tsx'

export interface ErrorStateProps {
  readonly drawing?: ReactNode
  /** What happened. */
  readonly title: string
  /** What to do about it. */
  readonly text?: string | undefined
  readonly retryLabel?: string | undefined
  readonly onRetry?: (() => void) | undefined
  /** A retry is running. */
  readonly retrying?: boolean
  /** In small print, such as "Reference 4F2A". */
  readonly reference?: string | undefined
  /** Further actions, such as Contact us. */
  readonly children?: ReactNode
}

/** Something went wrong: what, what to do, Retry, and a reference. */
export const ErrorState = (props: ErrorStateProps) => (
  <StateBox>
    {props.drawing}
    <h2 dir="auto">{props.title}</h2>
    {props.text && <p>{props.text}</p>}
    {props.retryLabel && props.onRetry && (
      <div data-action="">
        <Button variant="secondary" busy={props.retrying ?? false} onClick={props.onRetry}>
          {props.retryLabel}
        </Button>
      </div>
    )}
    {props.children}
    {props.reference && <small>{props.reference}</small>}
  </StateBox>
)
