import type { Words } from './createI18n.ts'

/** Every namespace but the shell's, in every language. */
export const files = import.meta.glob<Words>(['./locales/*/*.json', '!./locales/*/shell.json'], {
  import: 'default',
})
