import { Check } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type LanguageCode, languageOf } from '../../i18n/languages.ts'
import { NATIVE_NAMES } from '../../i18n/nativeNames.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { loadScripts } from '../../themes/fonts/loadScripts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { pressable } from '../../ui/pressable.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { useLanguage } from '../shared/useLanguage.ts'
import { LanguageFlag } from './LanguageFlag.tsx'
import { useChangeLanguage } from './useChangeLanguage.ts'

export interface LanguageSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

const Choices = styled.div`
  display: grid;
  gap: 4px;

  > label {
    ${pressable}
    position: relative;
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 48px;
    padding-inline: 12px;
    border-radius: var(--radius);
    cursor: pointer;
  }
  > label[data-chosen] { background: var(--surface-2); font-weight: 700; }
  > label > span { flex: 1; }
  > label > input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  > label > input:focus-visible ~ span::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius); outline: 2px solid var(--focus); outline-offset: -2px; pointer-events: none; }
`

/** Lists the site's languages, each under its own name. Choosing one changes the page's language at once. */
export default function LanguageSheet({ open, onClose }: LanguageSheetProps) {
  const { t } = useTranslation('shell')
  const { languages } = usePlanned().facts.site
  const current = useLanguage()
  const change = useChangeLanguage()
  const [wanted, setWanted] = useState<LanguageCode>()
  const checked = wanted ?? current
  const group = useId()
  // Loads the fonts, so that every language's name can be read.
  useEffect(() => void loadScripts(languages, ['400']), [languages])

  const choose = (code: LanguageCode) => {
    setWanted(code)
    change(code).finally(() => setWanted(undefined))
  }
  const closeOnEnter = (event: KeyboardEvent) => event.key === 'Enter' && onClose()

  return (
    <Sheet open={open} onClose={onClose} title={t('choose_language')} closeLabel={t('close')}>
      <Choices role="radiogroup" aria-label={t('language')} onKeyDown={closeOnEnter}>
        {languages.map((code) => {
          const { bcp47, dir } = languageOf(code)
          return (
            <label key={code} data-chosen={code === checked || undefined}>
              <input
                type="radio"
                name={group}
                value={code}
                checked={code === checked}
                onChange={() => choose(code)}
                // A tap closes the sheet. Arrow keys fire clicks with detail 0: the user is still browsing.
                onClick={({ detail }) => detail > 0 && onClose()}
              />
              <LanguageFlag language={code} />
              <span>
                <bdi lang={bcp47} dir={dir}>
                  {NATIVE_NAMES[code]}
                </bdi>
              </span>
              {code === checked && <Icon of={Check} size={20} />}
            </label>
          )
        })}
      </Choices>
    </Sheet>
  )
}
