import { useEffect, useRef } from 'react'
import type { Facts } from '../../../registry/facts.ts'
import { safeStorage } from '../../../session/storage.ts'
import type { Site } from '../../../site/site.ts'
import type { Identified } from '../flow/model/provider.ts'
import type { ProviderChannel } from './model/channel.ts'
import { codeOf } from './model/failure.ts'
import { forgetRedirect, pendingRedirect, rememberRedirect } from './model/pending.ts'
import { asksForRedirect } from './model/ways.ts'

const tabStorage = safeStorage(() => window.sessionStorage)

/** If the library cannot be loaded, reports a network failure, as a failed request of the library would. */
const unreachable = (error: unknown): never => {
  throw Object.assign(new Error(String(error)), { code: 'auth/network-request-failed' })
}

const bring = async (settings: Site['firebase']) => {
  const library = await import('./firebase/providers.ts').catch(unreachable)
  return { library, auth: await library.openAuth(settings) }
}
type Brought = Awaited<ReturnType<typeof bring>>

interface Takes {
  /** Called if an identity arrives without a tap on a provider's button: from a redirect or from One Tap. */
  readonly identify: (channel: ProviderChannel, take: () => Promise<Identified>) => void
  readonly isIdle: () => boolean
}

interface FirebaseWays {
  readonly popUp: (channel: ProviderChannel) => Promise<Identified>
  readonly leave: (channel: ProviderChannel) => Promise<Identified>
  readonly withdrawOneTap: () => void
}

/**
 * Firebase on a sign-in screen. It is loaded when the screen opens: loaded during the tap, the browser would block the pop-up.
 * It also takes the result of a redirect and offers One Tap.
 */
export function useFirebase(
  site: Pick<Site, 'firebase' | 'flags'>,
  device: Facts['device'],
  takes: Takes,
): FirebaseWays {
  const { firebase: settings } = site
  const bringing = useRef<Promise<Brought>>(null)
  const brought = useRef<Brought>(null)
  const oneTap = useRef(new AbortController())
  const latestRef = useRef(takes)
  useEffect(() => {
    latestRef.current = takes
  })

  const open = (): Promise<Brought> => {
    bringing.current ??= bring(settings).then(
      (ready) => {
        brought.current = ready
        return ready
      },
      (error: unknown) => {
        bringing.current = null
        throw error
      },
    )
    return bringing.current
  }
  const opening = useRef(open)
  useEffect(() => {
    opening.current = open
  })

  useEffect(() => {
    bringing.current = null
    brought.current = null
    if (!settings) return
    const came = pendingRedirect(tabStorage, Date.now())
    forgetRedirect(tabStorage)
    const opened = opening.current()
    if (came) latestRef.current.identify(came, async () => cancelRequest(await opened))
    else opened.catch(() => undefined)
  }, [settings])

  const offersOneTap = site.flags.GOOGLELOGIN3 === true && !device.webview
  useEffect(() => {
    if (!settings || !offersOneTap) return
    const left = new AbortController()
    oneTap.current = left
    const offer = async () => {
      await opening.current()
      if (left.signal.aborted || !latestRef.current.isIdle()) return
      const { offerOneTap } = await import('./firebase/oneTap.ts')
      await offerOneTap(settings, left.signal, (credential) =>
        latestRef.current.identify('google', async () => {
          const { library, auth } = await opening.current()
          return library.signInByCredential(auth, credential)
        }),
      )
    }
    // One Tap is optional: the button does the same, so a failure is ignored.
    offer().catch(() => undefined)
    return () => left.abort()
  }, [settings, offersOneTap])

  const leave = async (channel: ProviderChannel): Promise<Identified> => {
    const { library, auth } = brought.current ?? (await open())
    rememberRedirect(tabStorage, channel, Date.now())
    try {
      return await library.leaveForProvider(auth, channel)
    } catch (error) {
      forgetRedirect(tabStorage)
      throw error
    }
  }
  const popUp = async (channel: ProviderChannel): Promise<Identified> => {
    const { library, auth } = brought.current ?? (await open())
    try {
      return await library.signInByPopup(auth, channel)
    } catch (error) {
      if (!asksForRedirect(codeOf(error))) throw error
      return leave(channel)
    }
  }
  return { popUp, leave, withdrawOneTap: () => oneTap.current.abort() }
}

const cancelRequest = ({ library, auth }: Brought): Promise<Identified> => library.takeRedirectResult(auth)
