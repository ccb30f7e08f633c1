import { useTranslation } from 'react-i18next'
import { Chip, ChipRow } from '../../../../ui/Chip.tsx'
import type { GameLanesView } from '../../../parts.ts'

/** Who made the games, where there are several. */
export function Vendors({
  vendors,
  vendor,
  chooseVendor,
}: Pick<GameLanesView, 'vendors' | 'vendor' | 'chooseVendor'>) {
  const { t } = useTranslation()
  if (vendors.length < 2) return null
  return (
    <ChipRow label={t('all_vendors')}>
      <Chip selected={vendor === undefined} onClick={() => chooseVendor(undefined)}>
        {t('all_vendors')}
      </Chip>
      {vendors.map(({ code, name }) => (
        <Chip key={code} selected={vendor === code} onClick={() => chooseVendor(code)}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  )
}
