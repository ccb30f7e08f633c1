import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/Icon.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { chosenStore } from './chosen.ts'
import { Flag } from './Flag.tsx'
import { type DialingCountry, findCountries, named } from './model/countries.ts'
import { stepTo } from './model/step.ts'
import { Choices, Finder, NoneFound } from './sheetStyles.ts'
import { useNames } from './useNames.ts'

export interface CountrySheetProps {
  readonly countries: readonly DialingCountry[]
  readonly current: DialingCountry | undefined
  readonly open: boolean
  readonly onClose: () => void
}

const isSame = (one: DialingCountry | undefined, other: DialingCountry): boolean =>
  one?.code === other.code && one.dialingCode === other.dialingCode

/** The list of countries with flag, name and +code, and a search field (docs/conformance.md § 2.2). */
export default function CountrySheet({ countries, current, open, onClose }: CountrySheetProps) {
  const { t, ready } = useTranslation('countryPicker')
  const { t: tShell } = useTranslation('shell')
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState<number>()
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const nameIn = useNames()
  const choices = useMemo(() => countries.map((country) => named(country, nameIn)), [countries, nameIn])
  const found = findCountries(choices, typed)
  const isCurrent = (country: DialingCountry) => isSame(current, country)
  const active = at ?? (typed === '' ? found.findIndex(isCurrent) : 0)

  useEffect(() => {
    if (open && ready) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [open, ready, active])

  const close = () => {
    onClose()
    setTyped('')
    setAt(undefined)
  }
  const choose = (country: DialingCountry | undefined) => {
    if (!country) return
    chosenStore.setState({ country })
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(found[active])
      return
    }
    const next = stepTo(event.key, active, found.length)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
  }

  return (
    <Sheet open={open && ready} onClose={close} title={t('choose_country')} closeLabel={tShell('close')}>
      <Finder>
        <Icon of={Search} size={20} />
        <input
          type="search"
          role="combobox"
          aria-label={t('search_country')}
          placeholder={t('search_country')}
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={found[active] && `${id}-${active}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setAt(undefined)
          }}
          onKeyDown={onKeyDown}
          // No autofocus on touch screens: the on-screen keyboard would cover the list.
          data-autofocus={matchMedia('(pointer: fine)').matches ? '' : undefined}
        />
      </Finder>
      <VisuallyHidden>
        <span role="status">{typed && t('countries_found', { count: found.length })}</span>
      </VisuallyHidden>
      {/* A listbox must contain options: without a result it is not rendered. */}
      {found.length > 0 && (
        <Choices ref={list} id={id} role="listbox" aria-label={t('choose_country')}>
          {found.map((country, index) => (
            <div
              key={`${country.code} ${country.dialingCode}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={isCurrent(country)}
              data-active={index === active || undefined}
              onClick={() => choose(country)}
              onKeyDown={onKeyDown}
            >
              <Flag country={country.code} />
              <span>{country.name}</span>
              <bdi dir="ltr">+{country.dialingCode}</bdi>
              {isCurrent(country) && <Icon of={Check} size={20} />}
            </div>
          ))}
        </Choices>
      )}
      {found.length === 0 && <NoneFound>{t('no_country_found')}</NoneFound>}
    </Sheet>
  )
}
