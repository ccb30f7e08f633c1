import { Button } from '../../../ui/Button.tsx'
import { FormAlert } from '../../shared/FormAlert.tsx'
import type { FormFields } from './useFormFields.ts'

interface Props {
  readonly fields: Pick<FormFields<string>, 'elsewhere' | 'box'>
  /** Which attempt has failed: each is announced anew. */
  readonly attempt?: number | undefined
  readonly busy: boolean
  readonly label: string
  readonly busyLabel: string
}

/** End of an account form: its button, and why the last attempt failed if that is about no field. */
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
