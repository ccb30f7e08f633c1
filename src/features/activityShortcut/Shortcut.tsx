import { Sparkles } from 'lucide-react'
import { type ComponentPropsWithRef, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LazyPart } from '../../registry/LazyPart.tsx'
import { lazy } from '../../registry/lazy.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { brandFill } from '../../ui/fills.ts'
import { Icon } from '../../ui/Icon.tsx'
import { pageLater } from '../../ui/later.ts'
import { ModalFeature } from '../../ui/modal/ModalFeature.ts'
import { Picture } from '../../ui/Picture.tsx'
import { useSiteLinks } from '../shared/useSiteLinks.ts'
import type { ActivitySheetProps } from './ActivitySheet.tsx'
import { STYLE_LOOKUP_MS } from './model/timing.ts'
import { useActivities } from './useActivities.ts'

const sheet = lazy<ActivitySheetProps>(() => import('./ActivitySheet.tsx'))

const Round = styled.span`
  display: grid;
  overflow: hidden;
  inline-size: 100%;
  block-size: 100%;
  border-radius: 50%;
  [data-drawn] { display: grid; place-items: center; ${brandFill} }
`

interface Props {
  /** The button around the merchant's picture. */
  readonly button: ComponentType<ComponentPropsWithRef<'button'>>
  /** Size of the icon that stands in for the picture, px. */
  readonly iconSize: number
  /** What stands there until the button appears. */
  readonly waiting: ReactNode
}

/** The button of the activities and the sheet that it opens; nothing if there is no activity. */
export function Shortcut({ button: Button, iconSize, waiting }: Props) {
  const { t, ready } = useTranslation('activityShortcut')
  const { site } = usePlanned().facts
  const { pictures } = useSiteLinks()
  const activities = useActivities()
  const [looked, setLooked] = useState(false)
  const [open, setOpen] = useState<boolean>()
  useEffect(() => pageLater(() => setLooked(true), STYLE_LOOKUP_MS), [])

  if (activities.length === 0) return null
  if (!ready || !looked) return waiting
  const drawn = (
    <span data-drawn="">
      <Icon of={Sparkles} size={iconSize} />
    </span>
  )
  const sources = pictures(site.activityShortcut?.icon)
  return (
    <ModalFeature value="activityShortcut">
      <Button
        type="button"
        aria-label={t('activities')}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onPointerDown={() => void sheet.preload().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <Round>
          {sources.length > 0 ? <Picture sources={sources} alt="" fallback={drawn} eager /> : drawn}
        </Round>
      </Button>
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
