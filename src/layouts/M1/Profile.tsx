import { Crown } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Icon } from '../../ui/Icon.tsx'
import { Avatar } from './Avatar.tsx'

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;

  > span { --avatar: 64px; --avatar-type: var(--type-26); padding: 6px; border-radius: 50%; background: conic-gradient(from 210deg, var(--accent), var(--brand-text), var(--accent)); }
  > span > span { outline: 3px solid var(--bg); }
  h1 { font-family: var(--font-display); font-size: var(--type-26); font-weight: 800; overflow-wrap: anywhere; }
  p { color: var(--text-muted); font-size: var(--type-14); }
  ul { display: flex; flex-wrap: wrap; gap: 6px; margin-block: 4px; }
  li { display: inline-flex; align-items: center; gap: 5px; padding: 3px 10px; border-radius: 12px; background: var(--surface-3); font-size: var(--type-12); font-weight: 700; }
  li[data-vip] { color: var(--accent-text); box-shadow: inset 0 0 0 1px rgb(var(--accent-text-rgb) / 50%); }
`

interface Props {
  readonly userName: string
  readonly agent: boolean
  readonly vipLabel: string | undefined
  readonly memberSince: string | undefined
  readonly headingRef: RefObject<HTMLHeadingElement | null> | undefined
}

/** Who is here. */
export function Profile({ userName, agent, vipLabel, memberSince, headingRef }: Props) {
  const { t } = useTranslation()
  return (
    <Row>
      <span>
        <Avatar name={userName} />
      </span>
      <div>
        <h1 ref={headingRef} tabIndex={-1}>
          {userName}
        </h1>
        {(vipLabel || agent) && (
          <ul>
            {vipLabel && (
              <li data-vip="">
                <Icon of={Crown} size={14} filled />
                {vipLabel}
              </li>
            )}
            {agent && <li>{t('agent')}</li>}
          </ul>
        )}
        {memberSince && <p>{memberSince}</p>}
      </div>
    </Row>
  )
}
