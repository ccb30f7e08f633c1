import { BadgeCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { celebrate } from '../../ui/celebrate.ts'
import { Icon } from '../../ui/Icon.tsx'
import { State } from './styles.ts'

/** The claimed state. Right after the claim it is celebrated, and takes the focus, because the focused button is gone. */
export function Given({ justNow }: { readonly justNow: boolean }) {
  const { t } = useTranslation('club')
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!justNow || !place.current) return
    place.current.focus({ preventScroll: true })
    void celebrate(place.current)
  }, [justNow])
  return (
    <State ref={place} tabIndex={-1} data-tone="positive">
      <Icon of={BadgeCheck} size={18} />
      {t('claimed')}
    </State>
  )
}
