import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPart } from '../registry/LazyPart.tsx'
import { lazy } from '../registry/lazy.ts'
import type { ToastHostProps } from '../ui/ToastHost.tsx'
import { toasts } from '../ui/toasts.ts'

export const toastHost = lazy<ToastHostProps>(async () => ({
  default: (await import('../ui/ToastHost.tsx')).ToastHost,
}))

/** The place of the toasts; their code is loaded with the first one, or when the page is quiet. */
export function Toasts() {
  const { t } = useTranslation()
  const wanted = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.current() !== undefined || toastHost.current() !== undefined,
  )
  if (!wanted) return null
  return <LazyPart feature="toasts" load={toastHost} props={{ store: toasts, closeLabel: t('close') }} />
}
