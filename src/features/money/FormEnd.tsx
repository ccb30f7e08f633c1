import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Refusal } from './Refusal.tsx'
import { Submit } from './Submit.tsx'
import type { Refused } from './useSend.ts'

interface Props {
  readonly refused: Refused | undefined
  readonly busy: boolean
  readonly label: string
}

/** End of a form: why the last request failed, and the button that sends. */
export function FormEnd({ refused, busy, label }: Props) {
  const { t } = useTranslation('shell')
  return (
    <>
      <Refusal refused={refused} />
      <Submit>
        <Button type="submit" size="large" wide busy={busy} busyLabel={t('in_please_wait')}>
          {label}
        </Button>
      </Submit>
    </>
  )
}
