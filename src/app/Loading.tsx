import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPart } from '../registry/LazyPart.tsx'
import { lazy } from '../registry/lazy.ts'
import type { LoadingHostProps } from '../ui/LoadingHost.tsx'
import { loading } from '../ui/loading.ts'

const host = lazy<LoadingHostProps>(async () => ({
  default: (await import('../ui/LoadingHost.tsx')).LoadingHost,
}))

/** The place of the page's loading indicator; its code is loaded when something takes long for the first time. */
export function Loading() {
  const { t } = useTranslation()
  const wanted = useSyncExternalStore(
    loading.subscribe,
    () => loading.shows() || host.current() !== undefined,
  )
  if (!wanted) return null
  return <LazyPart feature="loading" load={host} props={{ store: loading, label: t('in_please_wait') }} />
}
