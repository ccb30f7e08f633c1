import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { Redirect, useSearchParams } from '../../../ui/navigation.ts'
import { withTracked } from '../../../ui/url/guard.ts'
import { memberInfoQuery } from '../../shared/memberInfo.ts'
import { LOGIN_PATH } from '../../shared/paths.ts'
import { askAgain, useAppQueryClient } from '../../shared/queries.ts'
import { AppGate } from './AppGate.tsx'
import { LaunchPage } from './LaunchPage.tsx'
import { isTrial } from './model/request.ts'
import { Running } from './Running.tsx'
import { useLabel } from './useLabel.ts'
import { useLeave } from './useLeave.ts'

/** Launches the game from the URL: first the app page if required, then the request for the game's address, then the game. */
export default function LaunchScreen() {
  const { session } = usePlanned().facts
  const [params] = useSearchParams()
  const { pathname, search, hash } = useLocation()
  if (session.state === 'guest' && !isTrial(params)) {
    const wanted = { wanted: pathname + search + hash }
    return <Redirect to={withTracked(LOGIN_PATH, search)} state={wanted} />
  }
  return <Launch key={search} params={params} />
}

function Launch({ params }: { readonly params: URLSearchParams }) {
  const leave = useLeave(params)
  const label = useLabel(!isTrial(params))
  useFreshBalance()
  return (
    <AppGate leave={leave}>
      {(onGame) =>
        label.known ? (
          <Running params={params} labelName={label.name} leave={leave} onGame={onGame} />
        ) : (
          <LaunchPage leave={leave} launching />
        )
      }
    </AppGate>
  )
}

/** Refreshes the balance when the player leaves the game, since it has changed. */
function useFreshBalance(): void {
  const queries = useAppQueryClient()
  useEffect(() => () => void askAgain(queries, memberInfoQuery()), [queries])
}
