import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Button } from '../../ui/Button.tsx'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useLogOut } from '../member/public.ts'
import { Note, Panel, Refusal, useSend } from '../money/public.ts'
import { useForm } from '../shared/useForm.ts'
import { useFormats } from '../shared/useFormats.ts'
import { exclusionCall } from './api.ts'
import { EXCLUSIONS, type Exclusion, endOf, isExclusion } from './model/exclusion.ts'
import { useWishId } from './useWishId.ts'

const Choosing = styled.div`
  display: grid;
  gap: 16px;
`

/** How long the last message stays, ms: the screen that it belongs to is gone. */
const FAREWELL_MS = 8000

/** Self-exclusion: for how long, a question, and the end of the session. */
export function SelfExclusion() {
  const { t } = useTranslation('responsiblePlay')
  const { form, values, set, faultOf, accept } = useForm({ exclusion: '' })
  const [asked, ask] = useState<Exclusion>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = values.exclusion
    if (accept(isExclusion(chosen) ? {} : { exclusion: t('choose_period') }) && isExclusion(chosen))
      ask(chosen)
  }
  return (
    <Panel>
      <h2>{t('exclusion_title')}</h2>
      <Note>{t('exclusion_lead')}</Note>
      <form ref={form} noValidate onSubmit={submit}>
        <Choosing>
          <ChoiceCards
            legend={t('for_how_long')}
            name="exclusion"
            value={values.exclusion}
            onValue={set('exclusion')}
            error={faultOf('exclusion')}
            items={EXCLUSIONS.map((period) => ({ id: period, title: t(`period_${period}`) }))}
          />
          <Button type="submit" variant="danger" wide>
            {t('exclude')}
          </Button>
        </Choosing>
      </form>
      {asked && <Question period={asked} onClose={() => ask(undefined)} />}
    </Panel>
  )
}

interface QuestionProps {
  readonly period: Exclusion
  readonly onClose: () => void
}

function Question({ period, onClose }: QuestionProps) {
  const { t } = useTranslation(['responsiblePlay', 'shell'])
  const formats = useFormats()
  const { leave } = useLogOut()
  const { idOf } = useWishId()
  const { send, busy, refused } = useSend(exclusionCall)
  const exclude = async () => {
    const answer = await send({ period, requestId: idOf(period) })
    if (answer === undefined) return
    const until = endOf(answer)
    leave(
      until === undefined
        ? t('shell:self_excluded')
        : t('shell:self_excluded_until', { date: formats.moment(until) }),
      FAREWELL_MS,
    )
  }
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={t('exclude_question', { period: t(`period_${period}`) })}
      actions={
        <>
          <Button
            wide
            variant="danger"
            busy={busy}
            busyLabel={t('shell:in_please_wait')}
            onClick={() => void exclude()}
          >
            {t('exclude')}
          </Button>
          <Button wide variant="secondary" data-autofocus onClick={onClose}>
            {t('shell:cancel')}
          </Button>
        </>
      }
    >
      <p>{t('exclusion_lead')}</p>
      <Refusal refused={refused} />
    </Dialog>
  )
}
