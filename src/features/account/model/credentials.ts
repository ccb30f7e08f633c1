export type CredentialField = 'username' | 'password'

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** What was typed, as it is sent: the name trimmed, the password untouched, since a blank may belong to it. */
export const readCredentials = ({ username, password }: Credentials): Credentials => ({
  username: username.trim(),
  password,
})

/** The fields that are empty, in their order on the screen: the first of them gets the focus (part 1, section 5). */
export const missingFields = ({ username, password }: Credentials): CredentialField[] => [
  ...(username === '' ? (['username'] as const) : []),
  ...(password === '' ? (['password'] as const) : []),
]
