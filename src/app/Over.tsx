import { Loading } from './Loading.tsx'
import type { NoticeStore } from './notices.ts'
import { Overlays } from './Overlays.tsx'
import { Toasts } from './Toasts.tsx'

/** What lies over the screen: nothing of it is in the first picture, so it comes after it. */
export default function Over({ notices }: { readonly notices: NoticeStore }) {
  return (
    <>
      <Overlays notices={notices} />
      <Toasts />
      <Loading />
    </>
  )
}
