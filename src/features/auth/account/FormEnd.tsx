import { Button } from '../../../ui/Button.tsx'
import { FormAlert } from '../../shared/FormAlert.tsx'
import type { FormFields } from './useFormFields.ts'

interface Props {
  readonly fields: Pick<FormFields<string>, 'elsewhere' | 'box'>
  /** Number of the attempt that failed, used as React key: the alert of each attempt is announced again. */
  readonly attempt?: number | undefined
  readonly busy: boolean
  readonly label: string
  readonly busyLabel: string
}

/** End of an account form: the submit button, and the last attempt's error if it does not belong to a field. */
export function FormEnd({ fields: { elsewhere, box }, attempt, busy, label, busyLabel }: Props) {
  return (
    <>
      <Button type="submit" size="large" wide busy={busy} busyLabel={busyLabel}>
        {label}
      </Button>
      {elsewhere && <FormAlert key={attempt} shown={elsewhere} box={box} />}
    </>
  )
}
