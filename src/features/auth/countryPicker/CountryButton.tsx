import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LazyPart } from '../../../registry/LazyPart.tsx'
import { lazy } from '../../../registry/lazy.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ModalFeature } from '../../../ui/modal/ModalFeature.ts'
import { pressable } from '../../../ui/pressable.ts'
import type { CountrySheetProps } from './CountrySheet.tsx'
import { Flag } from './Flag.tsx'
import { named } from './model/countries.ts'
import type { Countries } from './useCountries.ts'
import { useNames } from './useNames.ts'

export type CountryButtonProps = Countries

const FEATURE = 'countryPicker'
const sheet = lazy<CountrySheetProps>(() => import('./CountrySheet.tsx'))

const Opener = styled.button`
  ${pressable}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  margin-inline-start: -14px;
  padding-inline: 14px 6px;
  border-radius: var(--radius-small);
  color: var(--text);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:focus-visible { outline: 2px solid var(--focus); outline-offset: -4px; }
`

/** The button in front of a mobile number: flag and dialing code. It opens the list of countries. */
export default function CountryButton({ countries, current }: CountryButtonProps) {
  const { t, ready } = useTranslation('countryPicker')
  const [open, setOpen] = useState<boolean>()
  const nameIn = useNames()
  const code = current && `+${current.dialingCode}`
  return (
    <span data-feature={FEATURE}>
      <Opener
        type="button"
        aria-haspopup="dialog"
        aria-label={
          ready
            ? [t('country_code'), current && named(current, nameIn).name, code].filter(Boolean).join(', ')
            : code
        }
        onPointerDown={() => void sheet.preload().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {current && <Flag country={current.code} />}
        <bdi dir="ltr">{code ?? '+'}</bdi>
        <Icon of={ChevronDown} size={16} />
      </Opener>
      {open !== undefined && (
        <ModalFeature value={FEATURE}>
          <LazyPart
            feature={FEATURE}
            load={sheet}
            props={{ countries, current, open, onClose: () => setOpen(false) }}
          />
        </ModalFeature>
      )}
    </span>
  )
}
