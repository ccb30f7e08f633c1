import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Draw } from '../../parts.ts'
import { QuietAction } from '../primitives/Action.tsx'
import { Ball } from '../primitives/Ball.tsx'
import { Inset } from '../primitives/Block.tsx'
import { Note, title } from '../primitives/face.ts'

const List = styled(Inset)`
  margin-block-start: 24px;

  > h3 { ${title} padding-block-end: 12px; font-size: var(--type-20); }
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 8px 16px; padding-block: 16px; border-block-start: 1px solid var(--hairline); }
  strong { ${title} display: block; font-size: var(--type-16); }
`

/** Numbers are read from left to right in every language, as they were drawn. */
const Numbers = styled.p`
  --ball: 2.25rem;
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  direction: ltr;

  > span { inline-size: auto; min-inline-size: var(--ball); padding-inline: 8px; border-radius: var(--ball); }
`

/** The latest results. Each leads to its game. */
export function Results({ results }: { readonly results: readonly Draw[] }) {
  const { t } = useTranslation('shell')
  if (results.length === 0) return null
  return (
    <List>
      <h3>{t('latest_results')}</h3>
      <ul>
        {results.map(({ id, title, date, result = [], target }) => (
          <li key={id}>
            <div>
              <strong>{title}</strong>
              <Note>{date}</Note>
            </div>
            {target && (
              <QuietAction target={target} label={`${t('play')}: ${title}`}>
                {t('play')}
              </QuietAction>
            )}
            <Numbers>
              {result.map((number, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a number may be drawn twice, and none moves
                <Ball key={at}>{number}</Ball>
              ))}
            </Numbers>
          </li>
        ))}
      </ul>
    </List>
  )
}
