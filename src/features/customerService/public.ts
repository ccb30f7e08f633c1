// Customer service (docs/conformance.md § 2.3). Screens use `useContact()` for a link or `useOpenCustomerService()` for an action.
// The rules without a session are in `features/shared/serviceEntries.ts`.

export { openCustomerService } from './openCustomerService.ts'
export { useAsking, useContact, useOpenCustomerService } from './useContact.ts'
