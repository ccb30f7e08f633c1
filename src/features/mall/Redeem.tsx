import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toasts } from '../../ui/toasts.ts'
import { createRequestIds, Refusal, useSend } from '../money/public.ts'
import { useLanguage } from '../useLanguage.ts'
import { redeemCall } from './api.ts'
import type { Item } from './model/items.ts'

interface Props {
  readonly item: Item
  readonly onClose: () => void
  /** It was bought. */
  readonly onDone: () => void
}

/** Asks before points are spent, and spends them once. */
export function Redeem({ item, onClose, onDone }: Props) {
  const { t } = useTranslation(['club', 'shell'])
  const language = useLanguage()
  const { busy, refused, send } = useSend(redeemCall)
  const [ids] = useState(() => createRequestIds((bytes) => window.crypto.getRandomValues(bytes)))
  const points = formatNumber(item.points, language)

  const redeem = async () => {
    if ((await send({ itemId: item.id, requestId: ids.of(item.id) })) === undefined) return
    ids.done()
    toasts.show({ text: t('redeemed', { title: item.title }), tone: 'positive' })
    onDone()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('redeem_question', { title: item.title })}
      role="alertdialog"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('shell:cancel')}
          </Button>
          <Button busy={busy} busyLabel={t('shell:in_please_wait')} onClick={() => void redeem()}>
            {t('shell:confirm')}
          </Button>
        </>
      }
    >
      <p>{t('points', { points })}</p>
      <Refusal refused={refused} />
    </Dialog>
  )
}
