import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Picture } from '../../../ui/Picture.tsx'
import type { PromotionsView } from '../../parts.ts'
import { Loaded } from '../Loaded.tsx'
import { Head, RowLink, Rows, RowText, Tag } from '../primitives.ts'
import { RowShapes } from '../RowShapes.tsx'
import { useWays } from '../useWays.ts'

const Thumb = styled.span`
  flex: none;
  inline-size: 76px;
  border-radius: var(--radius-small);
`

const Kind = styled(Tag)`
  justify-self: start;
  max-inline-size: 100%;
`

/** Promotions as rows: a thumbnail, what it is, what it gives. */
export function Promotions({ promotions }: PromotionsView) {
  const { t } = useTranslation()
  const { play } = useWays()
  return (
    <>
      <Head>
        <h2>{t('promotions')}</h2>
      </Head>
      <Loaded
        of={promotions}
        shape={<RowShapes count={3} height={76} />}
        empty={{ text: t('no_promotions'), action: t('games'), target: { to: play } }}
      >
        {(list) => (
          <Rows>
            {list.map(({ id, title, category, summary, images, target }) => (
              <li key={id}>
                <RowLink target={target}>
                  {images.length > 0 && (
                    <Thumb>
                      <Picture sources={images} alt="" ratio={4 / 3} />
                    </Thumb>
                  )}
                  <RowText>
                    {category && <Kind data-tone="brand">{category}</Kind>}
                    <b dir="auto">{title}</b>
                    {summary && <small dir="auto">{summary}</small>}
                  </RowText>
                </RowLink>
              </li>
            ))}
          </Rows>
        )}
      </Loaded>
    </>
  )
}
