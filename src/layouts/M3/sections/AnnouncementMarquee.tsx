import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Go } from '../../../ui/Go.tsx'
import { Marquee } from '../../../ui/Marquee.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { MarqueeView } from '../../parts.ts'
import { Inset } from '../primitives/Block.tsx'
import { Empty, States } from '../primitives/States.tsx'

const Frame = styled.div`
  margin-block-start: var(--air);
  border-block: 1px solid var(--hairline);
`

const Line = styled(Inset)`
  display: flex;
  align-items: center;
  gap: 16px;
  min-block-size: 52px;

  > b { flex: none; color: var(--brand-text); font-size: var(--type-12); font-weight: 600; }
  > :last-child { flex: 1; -webkit-mask-image: linear-gradient(90deg, transparent, currentColor 12px calc(100% - 24px), transparent); }
`

const News = styled(Go)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  font-family: var(--face);
  &:active { color: var(--brand-text); }
`

/** One line of news between two rules. */
export function AnnouncementMarquee({ items, speed }: MarqueeView) {
  const { t } = useTranslation('shell')
  const none = <Empty text={t('nothing_here')} />
  return (
    <Frame>
      <States of={items} shape={<Shape />} empty={none}>
        {(news) => (
          <Line>
            <b aria-hidden>{t('announcements')}</b>
            <Marquee label={t('announcements')} speed={speed}>
              {news.map((item) => (
                <News key={item.id} target={item.target}>
                  {item.title}
                </News>
              ))}
            </Marquee>
          </Line>
        )}
      </States>
    </Frame>
  )
}

const Shape = () => (
  <Line>
    <Skeleton shape="line" />
  </Line>
)
