import { Gift, Link2, type LucideIcon, UserPlus } from 'lucide-react'
import styled from 'styled-components'
import { accentFill } from '../../ui/fills.ts'
import { Icon } from '../../ui/Icon.tsx'

const Lead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  overflow-wrap: anywhere;

  > h2 { max-inline-size: 18ch; font-family: var(--figures, var(--font-display)); font-size: var(--type-26); font-weight: var(--heading-weight, 800); line-height: var(--leading-tight); text-wrap: balance; }
`

/** A line from the first step to the last. */
const Steps = styled.ol`
  display: grid;
  list-style: none;

  > li { position: relative; display: grid; grid-template-columns: 44px minmax(0, 1fr); align-items: center; gap: 14px; padding-block: 8px; }
  > li + li::before { content: ''; position: absolute; inset-block: -6px calc(50% + 20px); inset-inline-start: 21px; border-inline-start: 2px dashed var(--line); }
  > li > i { display: grid; place-items: center; inline-size: 44px; block-size: 44px; border-radius: 50%; background: var(--brand-soft); color: var(--brand-text); }
  > li:last-child > i { ${accentFill} }
`

const ICONS: readonly LucideIcon[] = [Link2, UserPlus, Gift]

interface Props {
  readonly title: string
  readonly steps: readonly string[]
}

/** The reward, and the steps to get it. */
export const HowItWorks = ({ title, steps }: Props) => (
  <Lead>
    <h2>{title}</h2>
    <Steps>
      {steps.map((step, at) => (
        <li key={step}>
          <i aria-hidden>
            <Icon of={ICONS[at] ?? Gift} size={20} />
          </i>
          {step}
        </li>
      ))}
    </Steps>
  </Lead>
)
