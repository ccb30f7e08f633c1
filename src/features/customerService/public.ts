// Customer service (docs/conformance.md § 2.3): `useContact()` is the link to it.
// The rules without a session are in `features/shared/serviceEntries.ts`.

export { useAsking, useContact } from './useContact.ts'
