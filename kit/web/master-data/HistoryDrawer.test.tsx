import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useOpenedRow } from '../show/use-opened-row.ts'
import { fruitList } from '../testing/fruits.ts'
import { LANGUAGES, show } from '../testing/show.tsx'
import en from './en.ts'
import type { Entry } from './entry.ts'
import { HistoryDrawer } from './HistoryDrawer.tsx'
import la from './la.ts'

const WORDS = { la, en }
const MANGO: Entry = { id: 7, version: 2, is_deleted: false, labels: {}, name: 'Green mango', can: [] }

function Page() {
  const opened = useOpenedRow({ name: 'history', rows: [MANGO] })
  return (
    <>
      <button type="button" onClick={() => opened.open(MANGO)}>
        Open
      </button>
      <HistoryDrawer list={fruitList} opened={opened} />
    </>
  )
}

describe.each(LANGUAGES)('a drawer (%s)', (language) => {
  test('has an accessible name, is at the right edge, and Escape closes it and returns the focus', async () => {
    await show(<Page />, language)
    const opener = page.getByRole('button', { name: 'Open' })
    await opener.click()
    const drawer = page.getByRole('dialog')
    await expect.element(drawer).toHaveAccessibleName('Green mango')
    await expect.element(drawer.getByText(WORDS[language].history)).toBeVisible()
    await expect.element(drawer.getByText(WORDS[language].actions.create)).toBeVisible()
    await expect.element(drawer.getByText('Keo')).toBeVisible()
    await expect.element(drawer.getByText('→ Green mango')).toBeVisible()
    await expect.poll(() => drawer.query()?.getBoundingClientRect().right).toBe(1280)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => drawer.query()).toBeNull()
    await expect.element(opener).toHaveFocus()
  })
})
