import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { usePlanned } from '../../registry/PlanContext.ts'
import { readCookies } from './model/cookies.ts'
import { makeEventId } from './model/event.ts'
import { viewEvents } from './model/names.ts'
import { pixelIdsOf } from './model/networks.ts'
import { pageOf } from './model/page.ts'
import { pixelCookiesOf } from './model/pixels.ts'
import { openPixels, showPage, tellPixels } from './pixels.ts'

/** Runs the site's pixels and tells them which screens are shown, as these declare it. Draws nothing. */
export default function Watch() {
  const { plan, facts } = usePlanned()
  const { search, key } = useLocation()
  // Their text: a site that is resolved anew, as whenever the player comes back, has the same pixels.
  const ids = JSON.stringify(pixelIdsOf(facts.site.analytics))
  const { screen } = facts.route
  const declared = plan.screens.find((planned) => planned.screen.id === screen)?.screen
  const path = declared?.paths[0] ?? ''
  const says = declared?.track ?? 'none'

  useEffect(() => {
    const known = pixelIdsOf(JSON.parse(ids))
    if (Object.keys(known).length === 0) return
    return openPixels(window, { ids: known, cookies: pixelCookiesOf(readCookies(document)) })
  }, [ids])

  const page = pageOf(path, search, window.location.origin)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen is shown anew with each navigation
  useEffect(() => {
    if (says === 'none') return
    showPage(page)
    for (const name of viewEvents(says)) tellPixels(name, makeEventId(crypto))
  }, [page, says, key])
  return null
}
