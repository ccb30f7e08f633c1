import type { ReactNode } from 'react'
import styled from 'styled-components'

/** A drawing, a text and an action, centred in place of the content. */
export const StateBox = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 12px;
  padding: 32px var(--margin);
  text-align: center;
  color: var(--text-muted);

  > svg { inline-size: min(176px, 60%); block-size: auto; color: var(--text-muted); }
  > h2 { max-inline-size: 24ch; color: var(--text); font-family: var(--font-display); font-size: var(--type-20); text-wrap: balance; }
  > p { max-inline-size: 36ch; font-size: var(--type-14); text-wrap: pretty; }
  > small { font-size: var(--type-12); font-variant-numeric: tabular-nums; -webkit-user-select: all; }
  > [data-action] { margin-block-start: 8px; }
`

export interface EmptyStateProps {
  /** One of `ui/drawings`. */
  readonly drawing: ReactNode
  /** One sentence. */
  readonly text: string
  /** One action. */
  readonly action?: ReactNode
}

/** Empty state: a drawing, a sentence, an action. */
export const EmptyState = ({ drawing, text, action }: EmptyStateProps) => (
  <StateBox>
    {drawing}
    <p>{text}</p>
    {action && <div data-action="">{action}</div>}
  </StateBox>
)
