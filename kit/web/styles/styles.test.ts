import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** Mantine's components are imported one by one with their styles; without them a list has the indents of the browser. */
test('every component of Mantine that a screen uses has its styles', () => {
  const screens = globSync(['kit/web/**/*.tsx', 'features/*/web/**/*.tsx', 'web/**/*.tsx'], { cwd: ROOT })
  const components = screens.flatMap((file) =>
    [...read(file).matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  )
  const styles = `${read('kit/web/styles/base.ts')}${read('kit/web/styles/desk.ts')}`
  const sheetOf = (name: string) => `@mantine/core/styles/${name}.layer.css`
  const missing = [...new Set(components)].filter(
    (name) =>
      /^[A-Z]\w*$/.test(name) &&
      existsSync(path.join(ROOT, 'node_modules', sheetOf(name))) &&
      !styles.includes(`'${sheetOf(name)}'`),
  )
  expect(components).toContain('List')
  expect(missing).toEqual([])
})
