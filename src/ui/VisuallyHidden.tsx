import type { ReactNode } from 'react'

/** Visually hidden, but read by screen readers. (Its rule is in themes/global.css.) */
export const VisuallyHidden = ({
  as: Element = 'span',
  children,
}: {
  readonly as?: 'span' | 'h1' | 'h2'
  readonly children: ReactNode
}) => <Element data-visually-hidden="">{children}</Element>
