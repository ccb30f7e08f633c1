import { Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Go } from '../../../ui/Go.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Marquee } from '../../../ui/Marquee.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { MarqueeView } from '../../parts.ts'
import { panel, QuietButton } from '../primitives.tsx'

const Line = styled.div`
  ${panel}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 10px;
  margin-inline: var(--margin);
  padding-inline-start: 14px;
  min-block-size: 44px;
  color: var(--text-muted);
  font-size: var(--type-14);
  overflow: hidden;

  > svg { color: var(--accent-text); }
  a, button, [role='group'] span { display: inline-flex; align-items: center; min-block-size: 44px; color: var(--text); }
  > p { display: flex; flex-wrap: wrap; align-items: center; gap: 0 10px; padding-inline-end: 14px; }
  > [role='group'] { -webkit-mask: linear-gradient(90deg, transparent, var(--bg) 16px, var(--bg) calc(100% - 24px), transparent); }
`

/** News that run past in one line. */
export function AnnouncementMarquee({ items, speed }: MarqueeView) {
  const { t } = useTranslation()
  return (
    <Line aria-busy={items.state === 'loading'}>
      <Icon of={Megaphone} size={20} />
      {items.state === 'ready' && (
        <Marquee label={t('announcements')} speed={speed}>
          {items.value.map((item) => (
            <Go key={item.id} target={item.target}>
              {item.title}
            </Go>
          ))}
        </Marquee>
      )}
      {items.state === 'loading' && <Skeleton shape="line" width="70%" />}
      {items.state === 'empty' && <p>{t('nothing_here')}</p>}
      {items.state === 'error' && (
        <p>
          {t('could_not_load')}
          <QuietButton type="button" onClick={items.retry}>
            {t('retry')}
          </QuietButton>
          {items.reference && <small>{t('reference', { reference: items.reference })}</small>}
        </p>
      )}
    </Line>
  )
}
