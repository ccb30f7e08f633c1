import { useEffect, useState } from 'react'
import { useSession } from '../../session/useSession.ts'
import { withoutTrailing } from '../../ui/url/ends.ts'
import { takeFirstVisit } from './kept.ts'
import { DEPOSIT_PATH, WITHDRAW_PATH } from './model/rules.ts'

const GUEST = ''

/** Whether this is the first visit of the current page; it stays true until the player leaves the page. */
export function useFirstVisit(pathname: string): boolean {
  const member = useSession((state) => (state.status === 'member' ? (state.session.id ?? GUEST) : GUEST))
  const page = withoutTrailing(pathname, '/')
  const [first, setFirst] = useState<string>()
  useEffect(() => {
    const counts = page === DEPOSIT_PATH || page === WITHDRAW_PATH
    setFirst(counts && takeFirstVisit(page, member) ? page : undefined)
  }, [page, member])
  return first === page
}
