// The one door to customer service (docs/conformance.md § 2.3): who may be asked, and where that leads. A screen of the app takes
// `useContact()` for a link or `useOpenCustomerService()` for something to do; what stands in for the app, and knows no
// session, gives its entries to `customerServiceTarget`.

export { customerServiceTarget, suitableEntries } from './model/entries.ts'
export { type Asking, serviceUrl } from './model/serviceUrl.ts'
export { openCustomerService } from './openCustomerService.ts'
export { useAsking, useContact, useOpenCustomerService } from './useContact.ts'
