import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatNumber } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { toasts } from '../../ui/toasts.ts'
import { ActsFor, isolated, isUnsettled, Refusal, Unsure, useOnceSender } from '../money/public.ts'
import { useLanguage } from '../shared/useLanguage.ts'
import type { Item } from './model/items.ts'
import { redeemOnce } from './once.ts'

const Facts = styled.div`
  display: grid;
  gap: 4px;
  margin-block-end: 12px;
`

interface Props {
  readonly item: Item
  /** The member's points; undefined if the back office does not send them. */
  readonly points: number | undefined
  readonly onClose: () => void
  /** Called after a successful purchase. */
  readonly onDone: () => void
}

/** Asks for confirmation before points are spent, and makes sure that they are spent only once. */
export function Redeem({ item, points: owned, onClose, onDone }: Props) {
  const { t } = useTranslation(['club', 'shell', 'money'])
  const language = useLanguage()
  const once = useOnceSender(redeemOnce, item.id)
  const points = formatNumber(item.points, language)
  const unsettled = isUnsettled(once.state)

  const redeem = async (send: () => Promise<object | undefined>) => {
    if ((await send()) === undefined) return
    toasts.show({ text: t('redeemed', { title: item.title }), tone: 'positive' })
    onDone()
    onClose()
  }
  const place = () =>
    once.place({
      account: item.id,
      title: item.title,
      amount: String(item.points),
      ...(owned !== undefined && { balance: String(Math.max(0, Math.trunc(owned))) }),
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('redeem_question', { title: item.title })}
      role="alertdialog"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(unsettled ? 'shell:close' : 'shell:cancel')}
          </Button>
          {!unsettled && (
            <Button busy={once.busy} busyLabel={t('shell:in_please_wait')} onClick={() => void redeem(place)}>
              {t('shell:confirm')}
            </Button>
          )}
        </>
      }
    >
      <Facts>
        <ActsFor />
        <p>{t('points', { points })}</p>
      </Facts>
      {unsettled ? (
        <Unsure
          of={once}
          onAgain={() => void redeem(once.again)}
          sentence={({ title }) => t('money:unsure_item', { title: isolated(title) })}
        />
      ) : (
        <Refusal refused={once.refused} />
      )}
    </Dialog>
  )
}
