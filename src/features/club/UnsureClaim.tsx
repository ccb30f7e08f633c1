import { useTranslation } from 'react-i18next'
import { isolated, Unsure } from '../money/public.ts'
import type { Claims } from './useClaims.ts'

interface Props {
  readonly claims: Pick<Claims, 'unsure'>
  /** Shown only on the card with this id. */
  readonly id: string
  readonly onAgain: () => void
}

/** Shown if a claim got no answer, so that its result is unknown. */
export function UnsureClaim({ claims: { unsure }, id, onAgain }: Props) {
  const { t } = useTranslation('money')
  if (unsure?.id !== id) return null
  return (
    <Unsure
      of={unsure.once}
      onAgain={onAgain}
      sentence={({ title }) => t('unsure_item', { title: isolated(title) })}
    />
  )
}
