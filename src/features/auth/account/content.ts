import { lazy } from '../../../registry/lazy.ts'
import type { LoginContentProps } from './LoginContent.tsx'
import type { ResetPasswordProps } from './ResetPassword.tsx'

/** What stands in the login's page; the page is shown without waiting for it. */
export const loginContent = lazy<LoginContentProps>(() => import('./LoginContent.tsx'))
export const resetPassword = lazy<ResetPasswordProps>(() => import('./ResetPassword.tsx'))
