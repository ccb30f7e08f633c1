import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Go, type Target } from '../ui/Go.tsx'

const Mark = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 44px;
  color: var(--text-muted);
  font-size: var(--type-12);

  > b { display: grid; flex: none; place-items: center; inline-size: 2.5em; aspect-ratio: 1; border: 1.5px solid currentColor; border-radius: 50%; font-variant-numeric: tabular-nums; line-height: 1; }
  > a { display: inline-flex; align-items: center; min-block-size: 44px; color: var(--text); text-decoration: underline; text-decoration-color: var(--line); text-underline-offset: 3px; }
`

export interface AgeMarkView {
  /** Years. */
  readonly age: number
  /** A page with help; undefined: there is none. */
  readonly target: Target
}

/** The age from which one may play, and where to find help. */
export function AgeMark({ age, target }: AgeMarkView) {
  const { t } = useTranslation('shell')
  return (
    <Mark data-age-mark="">
      <b dir="ltr">{age}+</b>
      {target ? <Go target={target}>{t('play_responsibly')}</Go> : <span>{t('play_responsibly')}</span>}
    </Mark>
  )
}
