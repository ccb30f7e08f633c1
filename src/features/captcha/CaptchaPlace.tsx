import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useStore } from 'zustand'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { CaptchaKind } from '../shared/captchaFor.ts'
import type { HeldCaptcha } from './holdCaptcha.ts'

/** Reserves the height of the captcha, so that the form does not shift when the captcha loads. */
const Box = styled.div`
  &[data-kind^='geetest'] { min-block-size: max(56px, 3.5rem); }
  &[data-kind='image'] { min-block-size: calc(var(--type-14) * var(--leading) + max(44px, var(--control-height)) + 12px + var(--type-12) * var(--leading)); }
  &:empty { display: none; }

  > p { display: flex; align-items: center; justify-content: space-between; gap: 8px; font-size: var(--type-14); color: var(--text-muted); }
`

interface Props {
  readonly captcha: HeldCaptcha
  readonly kind: CaptchaKind
  /** The captcha is shown in the form from the first render. */
  readonly prefetched: boolean
}

/** The captcha's place in the form, also before its code has loaded. */
export function CaptchaPlace({ captcha, kind, prefetched }: Props) {
  const { t } = useTranslation('shell')
  const { brought, failed } = useStore(captcha.store)
  if (!prefetched) return brought ? <Box data-feature="captcha">{brought.widget}</Box> : null
  return (
    <Box data-feature="captcha" data-kind={kind} aria-busy={!brought && !failed}>
      {brought?.widget}
      {!brought && !failed && <Skeleton height="max(56px, 3.5rem)" />}
      {!brought && failed && (
        <p role="alert">
          {t('network_failure')}
          <Button variant="quiet" size="small" onClick={captcha.bring}>
            {t('retry')}
          </Button>
        </p>
      )}
    </Box>
  )
}
