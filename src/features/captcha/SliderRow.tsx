import { Puzzle, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { SliderCaptcha } from './engine/sliderCaptcha.ts'
import type { CaptchaState } from './model/state.ts'
import { Dots, Face, Retry, Row, Tick } from './rowStyles.ts'
import { useTroubleTexts } from './useTroubleTexts.ts'

interface Props {
  readonly captcha: SliderCaptcha
  /** Shown only in the error state: the slider is opened by another button. */
  readonly quiet: boolean
}

/** The state of a slider captcha, and its button (docs/conformance.md § 2.4: loading, waiting, success, error). */
export function SliderRow({ captcha, quiet }: Props) {
  const state = useStore(captcha.store)
  if (quiet && state.status !== 'error') return null
  return <Part state={state} verify={captcha.verify} />
}

function Part({ state, verify }: { readonly state: CaptchaState; readonly verify: () => void }) {
  const { t } = useTranslation('captcha')
  const { t: tShell } = useTranslation('shell')
  const texts = useTroubleTexts()

  if (state.status === 'error') {
    const { text, number } = texts(state.trouble)
    return (
      <Row data-status="error" role="alert">
        <i>
          <Icon of={TriangleAlert} size={20} />
        </i>
        <p>
          <bdi>{text}</bdi> {number && <bdi>({number})</bdi>}
        </p>
        <Retry type="button" onClick={verify}>
          {tShell('retry')}
        </Retry>
      </Row>
    )
  }
  if (state.status === 'loading') {
    return (
      <Row data-status="loading" aria-busy="true">
        <i />
        <Skeleton shape="line" width="55%" />
        <VisuallyHidden>{t('preparing')}</VisuallyHidden>
      </Row>
    )
  }
  const isDone = state.status === 'success'
  const isOpen = state.status === 'waiting' && state.verifying
  return (
    <Row data-status={isOpen ? 'verifying' : state.status}>
      <Face type="button" onClick={verify} aria-disabled={isDone || isOpen}>
        <i>{isDone ? <Drawn /> : <Icon of={Puzzle} size={20} />}</i>
        <span>{isDone ? t('verified') : isOpen ? t('verifying') : t('tap_to_verify')}</span>
        {isOpen && (
          <Dots aria-hidden>
            <b />
            <b />
            <b />
          </Dots>
        )}
      </Face>
      <VisuallyHidden>
        <span role="status">{isDone ? t('verified') : ''}</span>
      </VisuallyHidden>
    </Row>
  )
}

/** A tick that is drawn by an animation. */
const Drawn = () => (
  <Tick viewBox="0 0 24 24" aria-hidden focusable={false}>
    <path d="M5 12.5l4.5 4.5L19 7.5" pathLength={1} />
  </Tick>
)
