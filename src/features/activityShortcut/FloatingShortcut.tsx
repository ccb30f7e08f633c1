import { Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { lazy } from '../../registry/lazy.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { brandFill } from '../../ui/fills.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ModalFeature } from '../../ui/modal/ModalFeature.ts'
import { Picture } from '../../ui/Picture.tsx'
import { pressable } from '../../ui/pressable.ts'
import { pageLater } from '../../ui/toastStore.ts'
import { useSiteLinks } from '../shared/useSiteLinks.ts'
import type { ActivitySheetProps } from './ActivitySheet.tsx'
import { STYLE_LOOKUP_MS } from './model/timing.ts'
import { useActivities } from './useActivities.ts'

const sheet = lazy<ActivitySheetProps>(() => import('./ActivitySheet.tsx'))

/** As large as the chat button, with a ring in the brand's colour. The layout's glow or line comes from `--elevation-raised` and `--glow`. */
const Disc = styled.button`
  ${pressable}
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 52px;
  block-size: 52px;
  padding: 3px;
  border-radius: 50%;
  ${brandFill}
  box-shadow: var(--glow, 0 0 transparent), var(--elevation-raised);
  cursor: pointer;

  > span { display: grid; overflow: hidden; inline-size: 100%; block-size: 100%; border-radius: 50%; }
  [data-drawn] { display: grid; place-items: center; ${brandFill} }
`

/** The floating button, above the chat button; it is hidden if there is no activity. */
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
