import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { texts } from './scripts/build/texts.ts'

export default defineConfig({
  plugins: [react(), texts()],
  test: {
    root: import.meta.dirname,
    include: ['tests/{unit,architecture}/**/*.test.{ts,tsx}'],
    pool: 'threads',
    // Property tests take what they take; a machine with two busy cores is not a fault.
    testTimeout: 60_000,
    reporters: ['default'],
  },
})
