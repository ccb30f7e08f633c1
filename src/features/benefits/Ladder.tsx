import { BadgeCheck, Crown, Gift, Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Icon } from '../../ui/Icon.tsx'
import { Cards, Facts, State } from '../club/public.ts'
import type { Level } from './model/levels.ts'

const Steps = styled(Cards)`
  > li[aria-current] { padding: 16px; border-radius: min(var(--radius-large), 20px); box-shadow: inset 0 0 0 2px var(--progress-colour, var(--brand-text)), var(--elevation); }
  > li > header { grid-template-columns: minmax(0, 1fr) auto; align-items: center; column-gap: 12px; }
  > li > header > p { grid-column: 1 / -1; }
  > li[data-state='ahead'] h3 { color: var(--text-muted); }
`

const LOOKS = {
  own: { icon: Crown, label: 'your_level', tone: 'own' },
  reached: { icon: BadgeCheck, label: 'reached', tone: 'positive' },
  ahead: { icon: Lock, label: 'locked_level', tone: undefined },
} as const

/** The levels in a list, with the member's own marked. */
export function Ladder({ levels }: { readonly levels: readonly Level[] }) {
  const { t } = useTranslation('club')
  return (
    <Steps>
      {levels.map(({ id, name, condition, benefits, state }) => {
        const { icon, label, tone } = LOOKS[state]
        return (
          <li key={id} data-state={state} aria-current={state === 'own' ? 'step' : undefined}>
            <header>
              <h3>{name}</h3>
              <State data-tone={tone}>
                <Icon of={icon} size={18} filled={state === 'own'} />
                {t(label)}
              </State>
              {condition && <p>{condition}</p>}
            </header>
            {benefits.length > 0 && (
              <Facts>
                {benefits.map(({ title, value }) => (
                  <li key={title}>
                    <Icon of={Gift} size={18} />
                    <span>{title}</span>
                    {value && <b>{value}</b>}
                  </li>
                ))}
              </Facts>
            )}
          </li>
        )
      })}
    </Steps>
  )
}
