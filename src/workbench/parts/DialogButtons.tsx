import { labels } from '../texts.ts'

interface DialogButtonsProps {
  readonly cancel?: string
  readonly onCancel: () => void
  /** The label of what the dialog is for. */
  readonly main: string
  readonly disabled?: boolean
  /** Undefined: the main button submits the form around it. */
  readonly onMain?: () => void
}

/** The two buttons at the end of a dialog: back, and what it is for. */
export function DialogButtons({
  cancel = labels.cancel,
  onCancel,
  main,
  disabled = false,
  onMain,
}: DialogButtonsProps) {
  return (
    <div className="buttons">
      <button type="button" className="quiet" onClick={onCancel}>
        {cancel}
      </button>
      <button type={onMain ? 'button' : 'submit'} className="main" disabled={disabled} onClick={onMain}>
        {main}
      </button>
    </div>
  )
}
