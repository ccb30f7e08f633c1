import { useTranslation } from 'react-i18next'
import { isolated, Unsure } from '../money/public.ts'
import type { Claims } from './useClaims.ts'

interface Props {
  readonly claims: Pick<Claims, 'unsure'>
  /** Stands on this one's card alone. */
  readonly id: string
  readonly onAgain: () => void
}

/** Nobody answered whether this was given. */
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
