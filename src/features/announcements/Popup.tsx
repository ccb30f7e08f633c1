import { use, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { usePlanned } from '../../registry/PlanContext.ts'
import { dragDown } from '../../ui/modal/drag.ts'
import { Layer, Mask } from '../../ui/modal/Mask.tsx'
import { ModalFeature } from '../../ui/modal/ModalFeature.ts'
import { LEAVING_MS, useModal } from '../../ui/modal/useModal.ts'
import { Actions } from './Actions.tsx'
import { nextToRead } from './model/popup.ts'
import { Pager } from './Pager.tsx'
import { PopupHead } from './PopupHead.tsx'
import { closePopup, popupStore, tellShown } from './popup.ts'
import { Reader } from './Reader.tsx'
import { Box } from './styles.ts'
import { useSlides } from './useSlides.ts'

/**
 * The announcement popup (docs/conformance.md § 2.2, § 2.4): one slide for each announcement, shown until the player closes it.
 */
export default function Popup() {
  const { ready } = useTranslation('announcements')
  const { t } = useTranslation('shell')
  const { settings } = usePlanned().facts.site
  // The slides of an open popup do not change: a list that arrives meanwhile is shown next time.
  const [slides] = useState(() => popupStore.getState().slides)
  const forced = settings.announcement_force_read === 1
  const [today, setToday] = useState(true)
  const [isLeaving, setLeaving] = useState(false)
  const [focused, setFocused] = useState(false)
  const box = useRef<HTMLElement>(null)
  const name = useId()
  const feature = use(ModalFeature)
  const reading = useSlides(slides.length)
  const { active, furthest, led, goTo } = reading

  const leave = () => {
    if (isLeaving) return
    setLeaving(true)
    closePopup(today, LEAVING_MS)
  }
  const next = nextToRead({ forced, slides: slides.length, furthest })
  const close = () => {
    if (next === undefined) leave()
    else goTo(next)
  }
  const { state, dismiss } = useModal(box, {
    open: ready && !isLeaving,
    onClose: close,
    dismissible: !forced,
  })
  const stands = state === 'open'
  const tell = useEffectEvent(tellShown)
  const flicked = useEffectEvent(dismiss)
  useEffect(() => {
    if (stands) tell()
  }, [stands])
  useEffect(
    () => (stands && !forced && box.current ? dragDown(box.current, () => flicked()) : undefined),
    [stands, forced],
  )

  const slide = slides[active]
  if (state === 'closed' || !slide) return null
  return createPortal(
    <Layer data-feature={feature} data-state={state} aria-hidden={state === 'closing' || undefined}>
      <Mask onClick={forced ? undefined : dismiss} />
      <Box
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={name}
        tabIndex={-1}
        onFocus={({ target }) => setFocused(target !== box.current && target.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
      >
        <PopupHead
          titleId={name}
          title={t('announcement')}
          closeLabel={t('close')}
          onClose={next === undefined ? dismiss : undefined}
        />
        <Reader
          slides={slides}
          reading={reading}
          autoplay={settings.announcement_autoplay === 1 && !focused}
          onLeave={leave}
        />
        <footer data-unread={next !== undefined || undefined}>
          {slides.length > 1 && (
            <Pager slides={slides.map(({ hash }) => hash)} active={active} led={led} goTo={goTo} />
          )}
          <Actions
            unread={next === undefined ? undefined : { number: furthest + 1, total: slides.length }}
            activity={slide.activity}
            today={today}
            onToday={setToday}
            onKnown={next === undefined ? dismiss : close}
            onLeave={leave}
          />
        </footer>
      </Box>
    </Layer>,
    document.body,
  )
}
