import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.cache/**', '**/.data/**'],
    environment: 'node',
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
