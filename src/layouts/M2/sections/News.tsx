import { ChevronDown, Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Icon } from '../../../ui/Icon.tsx'
import { pressable } from '../../../ui/pressable.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { MarqueeView } from '../../parts.ts'
import { Loaded } from '../Loaded.tsx'
import { RowLink, Rows } from '../primitives.ts'
import { RowShapes } from '../RowShapes.tsx'
import { RunningLine } from '../RunningLine.tsx'
import { useWays } from '../useWays.ts'

/** Rows before the rest is asked for. */
const FIRST = 2

const Row = styled.li`
  display: flex;

  > * + button { ${pressable} display: flex; align-items: center; flex: none; gap: 2px; min-inline-size: 56px; padding-inline: 8px; border-inline-start: 1px solid var(--hairline); color: var(--brand-text); font-size: var(--type-14); font-weight: 600; }
  > * + button:focus-visible { outline-offset: -3px; }
`

/** News, a row each, one line each. */
export function News({ items, speed }: MarqueeView) {
  const { t } = useTranslation()
  const { play } = useWays()
  const [open, setOpen] = useState(false)
  return (
    <Loaded
      of={items}
      shape={<RowShapes count={2} height={44} />}
      empty={{ text: t('nothing_here'), action: t('games'), target: { to: play } }}
    >
      {(news) => (
        <Rows aria-label={t('announcements')}>
          {(open ? news : news.slice(0, FIRST)).map(({ id, title, target }, at) => (
            <Row key={id}>
              <RowLink target={target}>
                <Icon of={Megaphone} size={18} />
                <RunningLine text={title} speed={speed} />
              </RowLink>
              {!open && at === FIRST - 1 && news.length > FIRST && (
                <button type="button" aria-expanded={false} onClick={() => setOpen(true)}>
                  <VisuallyHidden>{t('more')}</VisuallyHidden>
                  <bdi dir="ltr">+{news.length - FIRST}</bdi>
                  <Icon of={ChevronDown} size={18} />
                </button>
              )}
            </Row>
          ))}
        </Rows>
      )}
    </Loaded>
  )
}
