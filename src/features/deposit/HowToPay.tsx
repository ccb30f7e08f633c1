import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CopyButton, CopyIconButton } from '../../ui/CopyButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { guardUrl } from '../../ui/url/guard.ts'
import { useContact } from '../customerService/public.ts'
import { Lines, MainGo, Note, OtherGo, Panel } from '../money/public.ts'
import { siteBase } from '../shared/links.ts'
import type { Order } from './model/order.ts'

/**
 * How to pay, as the back office describes it: a code, lines to copy, a page. Without a description: the customer service.
 */
export function HowToPay({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['money', 'shell'])
  const texts = { copiedLabel: t('copied'), failedLabel: t('copy_failed') }
  const contact = useContact()
  const page = order.payUrl ? guardUrl(order.payUrl, { base: siteBase(), allow: 'link' }) : undefined
  if (!order.qr && order.details.length === 0 && !page) {
    return contact && <OtherGo target={contact}>{t('shell:contact_us')}</OtherGo>
  }
  return (
    <>
      {order.qr && (
        <Panel>
          <Note>{t('scan_or_copy')}</Note>
          <QrCode text={order.qr} label={t('payment_code')} />
          <CopyButton
            {...texts}
            text={order.qr}
            label={t('copy_what', { what: t('payment_code') })}
            wide
            variant="secondary"
          />
        </Panel>
      )}
      {order.details.length > 0 && (
        <Panel>
          <Note>{t('send_exactly')}</Note>
          <Lines>
            {order.details.map(({ name, value }) => {
              const label = typeof name === 'string' ? t(name) : name.label
              return (
                <div key={`${label} ${value}`}>
                  <dt>{label}</dt>
                  <dd>
                    <span dir="auto">{value}</span>
                    <CopyIconButton {...texts} text={value} label={t('copy_what', { what: label })} />
                  </dd>
                </div>
              )
            })}
          </Lines>
        </Panel>
      )}
      {page && (
        <MainGo target={{ href: page.href }}>
          {t('open_payment')}
          <Icon of={ExternalLink} size={20} leads />
        </MainGo>
      )}
    </>
  )
}
