import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserProgram, DESKTOP } from './browser.ts'
import { componentCalls } from './component-calls.ts'

const { path, args, env } = await browserProgram()

/** The shared components of screens, each in a real browser without the rest of the product. */
export default defineConfig({
  plugins: [react(), componentCalls()],
  // Otherwise they would be built during the tests, and the page would be reloaded in the middle of a test.
  optimizeDeps: {
    entries: ['kit/web/**/*.test.tsx'],
    include: ['react/jsx-dev-runtime', 'react-dom/client'],
  },
  server: { host: '127.0.0.1' },
  test: {
    include: ['kit/web/**/*.test.tsx'],
    setupFiles: ['kit/web/testing/show.tsx'],
    // One page for all, one file after another, because there is only one focus; each test removes what it rendered.
    isolate: false,
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // A busy machine can take several times as long as an idle one.
    expect: { poll: { timeout: 60_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      connectTimeout: 600_000,
      provider: playwright({
        actionTimeout: 60_000,
        launchOptions: {
          executablePath: path,
          args,
          env: { ...(process.env as Record<string, string>), ...env },
        },
      }),
      instances: [{ browser: 'chromium', viewport: DESKTOP.viewport }],
    },
  },
})
