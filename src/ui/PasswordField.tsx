import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Names of the button that shows and hides the password. */
  readonly showLabel: string
  readonly hideLabel: string
}

/** A password field whose text can be shown. The caret and the on-screen keyboard stay. */
export function PasswordField({
  showLabel,
  hideLabel,
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={<Icon of={shown ? EyeOff : Eye} size={20} />}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
