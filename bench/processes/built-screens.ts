import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Builds the screens like `npm start`, but in another directory, so that a running server is not affected, and removes it afterwards. */
export async function withScreens<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const screens = mkdtempSync(path.join(tmpdir(), 'champa-bench-screens-'))
  try {
    const outDir = { outDir: screens, emptyOutDir: true }
    await build({ configFile: path.join(ROOT, 'web/vite.config.ts'), logLevel: 'error', build: outDir })
    return await work(screens)
  } finally {
    rmSync(screens, { recursive: true, force: true })
  }
}
