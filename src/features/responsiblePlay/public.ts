export { type DepositLeft, useDepositLeft } from './useDepositLeft.ts'
