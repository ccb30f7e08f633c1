import { lazy } from '../../../registry/lazy.ts'
import type { RegisterContentProps } from './RegisterContent.tsx'

/** What stands in the registration's page; the page is shown without waiting for it. */
export const registerContent = lazy<RegisterContentProps>(() => import('./RegisterContent.tsx'))
