import { Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { lazy } from '../../registry/lazy.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { Draggable } from '../../ui/draggable/Draggable.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ModalFeature } from '../../ui/modal/ModalFeature.ts'
import { Picture } from '../../ui/Picture.tsx'
import { pressable } from '../../ui/pressable.ts'
import { pageLater } from '../../ui/toastStore.ts'
import { localStore } from '../shared/localStore.ts'
import { useSiteLinks } from '../shared/useSiteLinks.ts'
import type { ActivitySheetProps } from './ActivitySheet.tsx'
import { STYLE_LOOKUP_MS } from './model/timing.ts'
import { useActivities } from './useActivities.ts'

const sheet = lazy<ActivitySheetProps>(() => import('./ActivitySheet.tsx'))

const POSITION_KEY = 'SHELL_activityShortcut'
/** Above the chat's corner, on the opposite side from the mini-game. */
const FIRST = { x: 1, y: 0.9 }
/** The other floating buttons: the button keeps clear of them wherever it is moved. */
const OTHERS = '[data-feature="chat"] > *, [data-feature="miniGame"] > [data-floating]'

/** 56 px, with a ring in the brand's colour. The layout's glow or line comes from `--elevation-raised` and `--glow`. */
const Disc = styled.button`
  ${pressable}
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  padding: 3px;
  border-radius: 50%;
  background: linear-gradient(150deg, var(--accent), var(--brand));
  color: var(--on-brand);
  box-shadow: var(--glow, 0 0 transparent), var(--elevation-raised);
  cursor: inherit;

  > span { display: grid; overflow: hidden; inline-size: 100%; block-size: 100%; border-radius: 50%; }
  [data-drawn] { display: grid; place-items: center; background: var(--brand); color: var(--on-brand); }
`

/** The floating button; it is hidden if there is no activity. */
export default function ActivityShortcut() {
  const { t, ready } = useTranslation('activityShortcut')
  const { site } = usePlanned().facts
  const { pictures } = useSiteLinks()
  const activities = useActivities()
  const [looked, setLooked] = useState(false)
  const [open, setOpen] = useState<boolean>()
  useEffect(() => pageLater(() => setLooked(true), STYLE_LOOKUP_MS), [])

  if (activities.length === 0) return null
  if (!ready || !looked) return <span hidden aria-busy="true" />
  const drawn = (
    <span data-drawn="">
      <Icon of={Sparkles} size={26} />
    </span>
  )
  const sources = pictures(site.activityShortcut?.icon)
  return (
    <ModalFeature value="activityShortcut">
      <Draggable
        label={t('activities')}
        hint={t('move_hint')}
        store={localStore}
        storageKey={POSITION_KEY}
        first={FIRST}
        avoid={OTHERS}
        isControl
      >
        <Disc
          type="button"
          aria-label={t('activities')}
          aria-haspopup="dialog"
          aria-expanded={open === true}
          onPointerDown={() => void sheet.preload().catch(() => undefined)}
          onClick={() => setOpen(true)}
        >
          <span>
            {sources.length > 0 ? <Picture sources={sources} alt="" fallback={drawn} eager /> : drawn}
          </span>
        </Disc>
      </Draggable>
      {open !== undefined && (
        <LazyPart
          feature="activityShortcut"
          load={sheet}
          props={{ activities, open, onClose: () => setOpen(false) }}
        />
      )}
    </ModalFeature>
  )
}
