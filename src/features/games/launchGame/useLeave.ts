import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { useNavigate } from '../../../ui/navigation.ts'
import { withTracked } from '../../../ui/url/guard.ts'
import { linkTarget, siteBase } from '../../shared/links.ts'
import { HOME_PATH } from '../../shared/paths.ts'
import { LAUNCH_PATH } from './model/address.ts'
import { backUrlOf } from './model/request.ts'
import { entryBehind } from './model/wayOut.ts'
import { goBack } from './wayBack.ts'

/** Leaves the game screen without confirmation: to the given path of the app, else to the `backUrl` of the URL. */
export function useLeave(params: URLSearchParams): (to?: string) => void {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  return useCallback(
    (to) => {
      const base = siteBase()
      const target = linkTarget(backUrlOf(params.get('backUrl'), base), base)
      const back = to ?? (target && 'to' in target ? target.to : HOME_PATH)
      // Browsers without the Navigation API open the page anew instead.
      const { navigation } = window
      const key =
        navigation &&
        entryBehind(
          { entries: navigation.entries(), index: navigation.currentEntry?.index ?? -1 },
          back,
          LAUNCH_PATH,
        )
      goBack({ search, state }, () =>
        key ? navigation.traverseTo(key).finished : navigate(withTracked(back, search), { replace: true }),
      )
    },
    [params, search, state, navigate],
  )
}
