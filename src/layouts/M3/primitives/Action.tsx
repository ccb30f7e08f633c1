import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { brandFill } from '../../../ui/fills.ts'
import { Go, type Target } from '../../../ui/Go.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { pressable } from '../../../ui/pressable.ts'
import { Way } from './face.ts'

/** The main action of a section or screen. */
export const Main = styled(Go)`
  ${pressable}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-block-size: calc(max(44px, var(--control-height)) + 4px);
  padding-block: 8px;
  padding-inline: 20px;
  border-radius: var(--radius);
  ${brandFill}
  box-shadow: var(--glow);
  font-weight: 600;
  line-height: var(--leading-tight);
  text-align: start;
`

/** A text link. */
const Quiet = styled(Go)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  min-inline-size: 44px;
  color: var(--text);
  font-size: var(--type-14);
  text-decoration: underline;
  text-decoration-color: var(--line);
  text-decoration-thickness: 1px;
  text-underline-offset: 6px;
  cursor: pointer;
  text-align: start;
  &:active { color: var(--brand-text); text-decoration-color: currentColor; }
`

interface Props {
  readonly target: Target
  /** Its accessible name, where the visible words are not enough. */
  readonly label?: string
  readonly children: ReactNode
}

/** The main action, with its arrow. */
export const MainAction = ({ children, label, target }: Props) => (
  <Main target={target} {...(label && { label })}>
    {children}
    <Way>
      <Icon of={ArrowRight} size={20} />
    </Way>
  </Main>
)

/** A secondary link: underlined words. */
export const QuietAction = ({ children, label, target }: Props) => (
  <Quiet target={target} {...(label && { label })}>
    <span>{children}</span>
  </Quiet>
)
