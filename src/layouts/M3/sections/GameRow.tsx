import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Go } from '../../../ui/Go.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { pressable } from '../../../ui/pressable.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { GameCard } from '../../parts.ts'
import { Note, title } from '../furniture/face.ts'

const Row = styled(Go)`
  ${pressable}
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  inline-size: 100%;
  padding-block: 12px;
  text-align: start;
  cursor: pointer;

  > [data-art] { border-radius: var(--radius-small); }
  strong { ${title} display: block; font-size: var(--type-20); }
  em { color: var(--accent-text); font-style: normal; }
`

const Initial = styled.b`
  place-self: center;
  color: var(--text-muted);
  font-family: var(--face);
  font-size: var(--type-34);
  font-weight: 400;
`

/** A game as a wide list card: its picture, its name, who made it. */
export function GameRow({ card }: { readonly card: GameCard }) {
  const { t } = useTranslation('shell')
  return (
    <Row target={card.target} label={card.name}>
      <span data-art="">
        <Picture
          sources={card.images}
          alt=""
          ratio={3 / 4}
          fallback={<Initial>{[...card.name][0]}</Initial>}
        />
      </span>
      <span>
        <strong>{card.name}</strong>
        <Note as="span">
          {card.vendorName}
          {card.trial && (
            <>
              {' · '}
              <em>{t('try_free')}</em>
            </>
          )}
        </Note>
      </span>
    </Row>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  padding-block: 12px;
`

/** The shape of a game. */
export const GameRowShape = () => (
  <Box>
    <Skeleton ratio={3 / 4} />
    <div>
      <Skeleton shape="line" width="72%" />
      <Skeleton shape="line" width="40%" />
    </div>
  </Box>
)
