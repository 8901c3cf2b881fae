import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FRUITS, type Fruit, listFruits } from '../testing/fruits.ts'
import { show, WORDS } from '../testing/show.tsx'
import { BulkBar } from './BulkBar.tsx'
import type { BulkAction } from './bulk.ts'
import { useListState } from './list-state.ts'
import { useSelection } from './use-selection.ts'

/** The row of each selected id, as the dialog of a screen gets it. */
const given: unknown[] = []

const words = WORDS.en
const [ripe, unripe] = FRUITS
const message = 'Not ripe'

function Bar() {
  const state = useListState({ name: 'fruits' })
  const selection = useSelection<Fruit>('', ({ id }) => id)
  const decide: BulkAction['onChosen'] = (ids, _clear, report, rowOf) => {
    given.push(...ids.map(rowOf))
    report(ids.map((id) => ({ id, error: id === unripe?.id ? { code: 'unripe', message } : null })))
  }
  return (
    <>
      <button type="button" onClick={() => selection.select([1, 2], FRUITS.slice(0, 2))}>
        Choose two
      </button>
      <BulkBar
        {...{ route: listFruits, state, selection, params: undefined, query: undefined, total: 60 }}
        actions={[{ label: 'Decide', route: listFruits, onChosen: decide }]}
        columns={[{ key: 'name', title: 'Name' }]}
      />
    </>
  )
}

test('rows that a dialog of the screen reports as refused are named and stay selected', async () => {
  await show(<Bar />, 'en')
  await page.getByRole('button', { name: 'Choose two' }).click()
  await page.getByRole('button', { name: 'Decide' }).click()
  expect(given).toEqual([ripe, unripe])
  const dialog = page.getByRole('dialog', { name: words.list.bulkRefused('1') })
  await expect.element(dialog.getByText(message)).toBeVisible()
  await expect.element(dialog.getByText(unripe?.name ?? '-')).toBeVisible()
  expect(dialog.getByText(ripe?.name ?? '-').elements()).toHaveLength(0)
  await dialog.getByRole('button', { name: words.action.close }).last().click()
  await expect.element(page.getByText(words.list.chosen('1'))).toBeVisible()
})
