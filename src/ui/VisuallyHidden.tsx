import type { ReactNode } from 'react'

/** Read out, not seen. (The rule lives in themes/global.css.) */
export const VisuallyHidden = ({
  as: Element = 'span',
  children,
}: {
  readonly as?: 'span' | 'h1' | 'h2'
  readonly children: ReactNode
}) => <Element data-visually-hidden="">{children}</Element>
