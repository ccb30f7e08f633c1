import type { Plugin } from 'vite'
import { eager } from './eager.ts'
import { icons } from './icons.ts'
import { loading } from './loading.ts'
import { reactBindings } from './react.ts'
import { squeeze } from './squeeze.ts'
import { styles } from './styles.ts'
import { unused } from './unused.ts'
import { words } from './words.ts'

/** Everything that makes the first load lighter without changing what it does; each part says what it is worth. */
export const lean = (): Plugin[] => [
  unused(),
  words(),
  styles(),
  icons(),
  reactBindings(),
  loading(),
  squeeze(),
  eager(),
]
