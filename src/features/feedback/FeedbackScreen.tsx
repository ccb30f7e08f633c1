import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParts } from '../../layouts/PartsContext.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Done, FormEnd, MainGo, Note, Panel, Stack, useSendForm } from '../money/public.ts'
import { feedbackCall } from './api.ts'

/** A reasonable limit for a reader; the call itself accepts more. */
const LONGEST_TITLE = 120
const LONGEST_CONTENT = 2000
const LONGEST_CONTACT = 200

const NOTHING = { title: '', content: '', contact: '' }

/** The form for a message to the site, and the thanks for it. */
export default function FeedbackScreen() {
  const { Page } = useParts()
  const { t } = useTranslation('account')
  const [sent, setSent] = useState(false)
  return (
    <Page title={t('feedback')} back={{ to: '/m/member/home' }}>
      {sent ? <Thanks /> : <MessageForm onSent={() => setSent(true)} />}
    </Page>
  )
}

function MessageForm({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation(['feedback', 'account'])
  const { form, values, change, faultOf, accept, busy, refused, send } = useSendForm(feedbackCall, NOTHING)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const [title, content, contact] = [values.title.trim(), values.content.trim(), values.contact.trim()]
    const required = t('account:field_required')
    if (!accept({ ...(!title && { title: required }), ...(!content && { content: required }) })) return
    // The call returns no value: it is successful if it does not throw.
    if ((await send({ title, content, ...(contact && { contact }) })) !== undefined) onSent()
  }

  return (
    <Stack>
      <Note>{t('lead')}</Note>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Panel>
          <TextField
            label={t('subject')}
            name="title"
            required
            value={values.title}
            onValue={change('title')}
            error={faultOf('title')}
            maxLength={LONGEST_TITLE}
            autoComplete="off"
            enterKeyHint="next"
            dir="auto"
          />
          <TextArea
            label={t('message')}
            name="content"
            required
            value={values.content}
            onValue={change('content')}
            error={faultOf('content')}
            maxLength={LONGEST_CONTENT}
            dir="auto"
          />
          <TextField
            label={t('contact')}
            name="contact"
            value={values.contact}
            onValue={change('contact')}
            hint={t('contact_hint')}
            maxLength={LONGEST_CONTACT}
            autoComplete="email"
            enterKeyHint="done"
            dir="auto"
          />
        </Panel>
        <FormEnd refused={refused} busy={busy} label={t('send')} />
      </form>
    </Stack>
  )
}

function Thanks() {
  const { t } = useTranslation(['feedback', 'shell'])
  return (
    <Stack>
      <Done title={t('thanks')}>
        <p>{t('thanks_text')}</p>
      </Done>
      <MainGo target={{ to: '/m/home' }}>{t('shell:back_home')}</MainGo>
    </Stack>
  )
}
