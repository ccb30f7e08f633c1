import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { readDevice } from '../../device/readDevice.ts'
import { useApp } from '../../registry/AppContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { brandFill } from '../../ui/fills.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { guideSteps, isForeign } from './model/guide.ts'
import { IOS_GUIDE } from './public.ts'
import { StepPicture } from './StepPicture.tsx'

const Steps = styled.ol`
  display: grid;
  gap: 12px;
  list-style: none;

  > li { display: grid; grid-template-columns: minmax(0, 1fr); gap: 8px; overflow: hidden; border-radius: var(--radius); background: var(--surface-2); }
  > li > p { display: flex; align-items: baseline; gap: 10px; padding: 12px 14px 4px; font-weight: 600; }
  > li > p > b {
    flex: none;
    display: inline-grid;
    place-items: center;
    min-inline-size: 1.75em;
    min-block-size: 1.75em;
    border-radius: 50%;
    ${brandFill}
    font-size: var(--type-14);
  }
  > li > svg { inline-size: 100%; block-size: auto; }
`

/** Duration of the sheet's closing animation, ms. */
const LEAVING_MS = 300

/** Tap share, then add to home screen: with the texts and pictures of this iOS version (docs/conformance.md § 1.2). */
export default function Guide() {
  const { overlays } = useApp()
  const { t, ready } = useTranslation('install')
  const { t: tShell } = useTranslation('shell')
  const { site } = usePlanned().facts
  const [open, setOpen] = useState(true)
  const [steps] = useState(() =>
    guideSteps({ ...readDevice(window, () => null), foreign: isForeign(window.navigator.userAgent) }),
  )
  if (!ready) return null
  const close = () => {
    setOpen(false)
    setTimeout(() => overlays.withdraw(IOS_GUIDE), LEAVING_MS)
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('ios_guide_title', { name: site.merchant.name })}
      closeLabel={tShell('close')}
    >
      <Steps>
        {steps.map(({ picture, text }, index) => (
          <li key={text}>
            <p>
              <b aria-hidden>{index + 1}</b>
              <span>{t(text)}</span>
            </p>
            <StepPicture of={picture} />
          </li>
        ))}
      </Steps>
    </Sheet>
  )
}
