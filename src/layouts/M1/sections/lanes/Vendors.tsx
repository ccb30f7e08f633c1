import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Chip, ChipRow } from '../../../../ui/Chip.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { FAVOURITES } from '../../../games.ts'
import type { GameLanesView } from '../../../parts.ts'

/** Who made the games, where there are several, and the favourites. */
export function Vendors({
  vendors,
  vendor,
  chooseVendor,
}: Pick<GameLanesView, 'vendors' | 'vendor' | 'chooseVendor'>) {
  const { t } = useTranslation()
  return (
    <ChipRow label={t('all_vendors')}>
      <Chip selected={vendor === undefined} onClick={() => chooseVendor(undefined)}>
        {t('all_vendors')}
      </Chip>
      <Chip
        selected={vendor === FAVOURITES}
        icon={<Icon of={Heart} size={16} filled={vendor === FAVOURITES} />}
        onClick={() => chooseVendor(FAVOURITES)}
      >
        {t('favourites')}
      </Chip>
      {vendors.length > 1 &&
        vendors.map(({ code, name }) => (
          <Chip key={code} selected={vendor === code} onClick={() => chooseVendor(code)}>
            {name}
          </Chip>
        ))}
    </ChipRow>
  )
}
