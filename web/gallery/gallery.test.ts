import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

/** What needs a server, a file, a session or a lost network, or is a piece of a component that is in the gallery. */
const ELSEWHERE =
  /^kit\/web\/(?:master-data|import|exports|views|report|testing)\/|\/(?:use-[\w-]+|toast-host|ScreenError|ErrorBoundary|OfflineBanner|LeaveGuard|LeaveQuestion|Question|TypedText|CropDialog|Difference|FileButtons|SelectFromList|SuggestField|WarnedSend|DeleteDialog|DaysGrid|MonthSteps)\.tsx$/

/** Pieces of a list, which are shown with it. */
const PIECES = /^kit\/web\/table\/(?!ChoiceFilter|DataTable|FilterBar|RowsTable|SearchBox)/

test('every component of the kit that stands alone is in the gallery', () => {
  const gallery = globSync('web/gallery/*.tsx', { cwd: ROOT }).map(read).join('\n')
  const missing = globSync(['kit/web/{calendar,feedback,form,i18n,show,table}/*.tsx'], { cwd: ROOT })
    .filter((file) => !/\.test\.tsx$/.test(file) && !ELSEWHERE.test(file) && !PIECES.test(file))
    .filter((file) => !gallery.includes(`#${file}`))
  expect(gallery).toContain('#kit/web/table/DataTable.tsx')
  expect(missing).toEqual([])
})
