import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardTexts } from './GameCard.tsx'

/** The words of a list's cards, the same object until the language changes. */
export function useCardTexts(): CardTexts {
  const { t } = useTranslation()
  return useMemo(() => ({ tryFree: t('try_free'), favourites: t('favourites'), about: t('about_game') }), [t])
}
