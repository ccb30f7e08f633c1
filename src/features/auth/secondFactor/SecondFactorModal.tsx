import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { Button, ButtonFace } from '../../../ui/Button.tsx'
import { ClosedGate } from '../../../ui/drawings/ClosedGate.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { customerServiceTarget } from '../../shared/serviceEntries.ts'
import type { FactorQuestion } from '../flow/model/confirm.ts'
import { FactorForm } from './FactorForm.tsx'
import { factorStore, type ShownFactor } from './openFactor.ts'

/** The second-factor modal, shown while a login waits for the second factor. */
export default function SecondFactorModal() {
  const shown = useStore(factorStore, (state) => state.shown)
  return shown ? <Modal {...shown} /> : null
}

function Modal({ question, view, open }: ShownFactor) {
  const { t, ready } = useTranslation(['secondFactor', 'smsCode'])
  const { t: tShell } = useTranslation('shell')
  const form = useId()
  useLeaveWithScreen(question)

  const { method, work } = view
  return (
    <Sheet
      open={open && ready}
      onClose={question.cancel}
      title={t('title')}
      closeLabel={tShell('close')}
      footer={
        method && (
          <Button
            type="submit"
            form={form}
            size="large"
            wide
            busy={work === 'processing'}
            busyLabel={t('confirming')}
          >
            {tShell('confirm')}
          </Button>
        )
      }
    >
      {method ? <FactorForm id={form} view={view} method={method} question={question} /> : <NoMethod />}
    </Sheet>
  )
}

/** Shown if the answer allows no second factor: links to customer service. */
function NoMethod() {
  const { t } = useTranslation('secondFactor')
  const { t: tShell } = useTranslation('shell')
  const { site } = usePlanned().facts
  const contact = customerServiceTarget(site.customerService, undefined)
  return (
    <EmptyState
      drawing={<ClosedGate />}
      text={t('no_method')}
      action={
        contact &&
        'href' in contact && (
          <ButtonFace
            as="a"
            href={contact.href}
            target="_blank"
            rel="noopener noreferrer"
            data-variant="primary"
            data-autofocus=""
          >
            {tShell('contact_us')}
          </ButtonFace>
        )
      }
    />
  )
}

/** Cancels the login when the player goes to another screen. */
function useLeaveWithScreen(question: FactorQuestion): void {
  const { pathname } = useLocation()
  const [from] = useState(pathname)
  useEffect(() => {
    if (pathname !== from) question.cancel()
  }, [pathname, from, question])
}
