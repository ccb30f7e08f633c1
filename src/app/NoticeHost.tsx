import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useNavigate } from '../ui/navigation.ts'
import { withTracked } from '../ui/url/guard.ts'
import { dismissNotice, type NoticeStore } from './notices.ts'

/** Shows the first waiting notice. Loaded when there is one. */
export default function NoticeHost({ store }: { readonly store: NoticeStore }) {
  const [notice] = useStore(store, (state) => state.waiting)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  if (!notice) return null
  const dismiss = () => dismissNotice(store, notice.id)
  const confirm = () => {
    dismiss()
    notice.onConfirm?.()
    // If the player is already at the target, the history state is kept, because it contains the way back.
    if (notice.goTo === undefined || notice.goTo === pathname) return
    navigate(withTracked(notice.goTo, search), { state: { wanted: pathname + search + hash } })
  }
  const cancel = () => {
    dismiss()
    notice.onCancel?.()
  }
  return (
    <Dialog
      key={notice.id}
      open
      role="alertdialog"
      title={notice.title}
      onClose={dismiss}
      actions={
        <>
          <Button data-autofocus onClick={confirm}>
            {notice.confirm}
          </Button>
          {notice.cancel && (
            <Button variant="quiet" onClick={cancel}>
              {notice.cancel}
            </Button>
          )}
        </>
      }
    >
      <p>{notice.text}</p>
      {notice.note && <small>{notice.note}</small>}
    </Dialog>
  )
}
