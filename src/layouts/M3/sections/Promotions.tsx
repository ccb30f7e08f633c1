import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Go } from '../../../ui/Go.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { pressable } from '../../../ui/pressable.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { PromotionsView } from '../../parts.ts'
import { QuietAction } from '../primitives/Action.tsx'
import { Block, Inset } from '../primitives/Block.tsx'
import { Note, title } from '../primitives/face.ts'
import { Empty, States } from '../primitives/States.tsx'
import { useScreenPath } from '../primitives/useScreenPath.ts'

const Stories = styled(Inset)`
  display: grid;
  gap: 32px;
`

const Story = styled(Go)`
  ${pressable}
  display: block;
  inline-size: 100%;
  text-align: start;
  cursor: pointer;

  > [data-art] { display: block; margin-block-end: 14px; border-radius: var(--radius); overflow: hidden; }
  small { display: block; margin-block-end: 4px; color: var(--brand-text); font-size: var(--type-12); font-weight: 600; }
  strong { ${title} display: block; margin-block-end: 6px; font-size: var(--type-20); }
  [data-summary] { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 3; }

  li:first-child > & strong { font-size: var(--type-26); }
`

/** Promotions as stories: a picture, a category, a title, a few lines. */
export function Promotions({ promotions }: PromotionsView) {
  const { t } = useTranslation('shell')
  const games = useScreenPath()('game')
  const none = (
    <Empty text={t('no_promotions')}>
      {games && <QuietAction target={{ to: games }}>{t('games')}</QuietAction>}
    </Empty>
  )
  return (
    <Block title={t('promotions')}>
      <States of={promotions} shape={<Shape />} empty={none}>
        {(list) => (
          <Stories as="ul">
            {list.map((story) => (
              <li key={story.id}>
                <Story target={story.target}>
                  {story.images.length > 0 && (
                    <span data-art="">
                      <Picture sources={story.images} alt="" ratio={16 / 9} />
                    </span>
                  )}
                  <small>{story.category}</small>
                  <strong>{story.title}</strong>
                  <Note as="span" data-summary="">
                    {story.summary}
                  </Note>
                </Story>
              </li>
            ))}
          </Stories>
        )}
      </States>
    </Block>
  )
}

const Shape = () => (
  <Inset>
    <Skeleton ratio={16 / 9} />
    <br />
    <Skeleton shape="line" width="72%" />
    <Skeleton shape="line" />
  </Inset>
)
