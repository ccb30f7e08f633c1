export { availableQuery, categoriesQuery } from './api.ts'
export { plainText } from './plainText.ts'
