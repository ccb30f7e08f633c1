import { Download, X } from 'lucide-react'
import { type CSSProperties, use, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../registry/AppContext.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Go } from '../../ui/Go.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { pageLater } from '../../ui/later.ts'
import { Layer, Mask } from '../../ui/modal/Mask.tsx'
import { ModalFeature } from '../../ui/modal/ModalFeature.ts'
import { LEAVING_MS, useModal } from '../../ui/modal/useModal.ts'
import { Picture } from '../../ui/Picture.tsx'
import { toasts } from '../../ui/toasts.ts'
import { bannerTarget, useBannerLinks } from '../banners/public.ts'
import { siteBase } from '../shared/links.ts'
import { linkToCopy } from './model/link.ts'
import { WELCOME_GROUPS, type WelcomeGroup } from './model/rules.ts'
import { Box, Dots } from './posterStyles.ts'
import type { Shown } from './run.ts'
import { useSave } from './useSave.ts'
import { continueTo, remember } from './welcome.ts'

interface Props {
  readonly picture: Shown
  /** The groups of all images shown, in order. */
  readonly among: readonly WelcomeGroup[]
}

/** One welcome image. The first has save and copy link, the second a description and save (docs/conformance.md § 2.2). */
export function Poster({ picture, among }: Props) {
  const app = useApp()
  const { t } = useTranslation('welcomeImage')
  const { t: tShell } = useTranslation('shell')
  const { group, banner, source, ratio } = picture
  const isFirst = group === WELCOME_GROUPS[0]
  const name = banner.title?.trim() || t('welcome_title')
  const target = bannerTarget(banner, { link: useBannerLinks() })
  const { busy, way, press } = useSave(picture)
  const [isLeaving, setLeaving] = useState(false)
  const box = useRef<HTMLElement>(null)
  const title = useId()
  const feature = use(ModalFeature)
  const leave = () => {
    if (isLeaving) return
    remember(picture)
    setLeaving(true)
    pageLater(() => continueTo(app), LEAVING_MS)
  }
  const save = async () => {
    const outcome = await press()
    if (outcome === 'nothing') return
    if (outcome === 'saved') toasts.show({ text: t('image_saved'), tone: 'positive' })
    leave()
  }
  const { state, dismiss } = useModal(box, { open: !isLeaving, onClose: leave, dismissible: true })
  if (state === 'closed') return null

  const style: CSSProperties & { '--ratio': number } = { '--ratio': ratio }
  const art = <Picture sources={[source]} alt={target ? '' : name} ratio={ratio} eager />
  return createPortal(
    <Layer data-feature={feature} data-state={state} aria-hidden={state === 'closing' || undefined}>
      <Mask onClick={dismiss} />
      <Box
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={title}
        aria-describedby={isFirst ? undefined : `${title}-text`}
        tabIndex={-1}
        data-words={!isFirst || way === 'hold' || undefined}
        style={style}
      >
        <div data-art="">
          {target ? (
            <Go target={target} label={name} onClick={leave}>
              {art}
            </Go>
          ) : (
            art
          )}
        </div>
        <footer>
          {among.length > 1 && (
            <Dots
              role="img"
              aria-label={tShell('slide_of', { number: among.indexOf(group) + 1, total: among.length })}
            >
              {among.map((one) => (
                <i key={one} data-here={one === group || undefined} />
              ))}
            </Dots>
          )}
          <h2 id={title} data-visually-hidden={isFirst ? '' : undefined}>
            {name}
          </h2>
          {!isFirst && <p id={`${title}-text`}>{t('welcome_text')}</p>}
          <div data-ways="">
            <Button
              data-autofocus
              busy={busy}
              icon={<Icon of={Download} size={20} />}
              onClick={() => void save()}
            >
              {t('save_image')}
            </Button>
            {isFirst && (
              <CopyButton
                variant="secondary"
                text={linkToCopy(target, source, siteBase())}
                label={t('copy_link')}
                copiedLabel={t('link_copied')}
                failedLabel={t('copy_failed')}
              />
            )}
          </div>
          {way === 'hold' && !busy && <small>{t('press_and_hold')}</small>}
        </footer>
        <IconButton
          data-close=""
          tone="raised"
          label={tShell('close')}
          icon={<Icon of={X} />}
          onClick={dismiss}
        />
      </Box>
    </Layer>,
    document.body,
  )
}
