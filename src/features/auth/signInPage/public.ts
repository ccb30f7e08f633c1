export { FormShape } from './FormShape.tsx'
export { redirectOf } from './model/redirectOf.ts'
export { SignInPage } from './SignInPage.tsx'
