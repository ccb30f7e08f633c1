import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    root: import.meta.dirname,
    include: ['tests/{unit,architecture}/**/*.test.{ts,tsx}'],
    pool: 'threads',
    reporters: ['default'],
  },
})
