import type { ReactNode } from 'react'
import styled from 'styled-components'
import { accentFill, brandFill } from './fills.ts'

const Mark = styled.span`
  display: inline-flex;
  align-self: center;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-inline-size: 20px;
  min-block-size: 20px;
  padding-inline: 6px;
  border-radius: min(var(--radius), 10px);
  background: var(--surface-3);
  color: var(--text);
  font-size: var(--type-12);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  white-space: nowrap;

  &[data-tone='brand'] { ${brandFill} }
  &[data-tone='accent'] { ${accentFill} }
  &[data-tone='positive'] { background: var(--positive); color: var(--bg); }
  &[data-tone='negative'] { background: var(--negative); color: var(--bg); }
`

export interface BadgeProps {
  readonly tone?: 'neutral' | 'brand' | 'accent' | 'positive' | 'negative'
  readonly children: ReactNode
}

/** A word or number on top of another element. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => <Mark data-tone={tone}>{children}</Mark>
