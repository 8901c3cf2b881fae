import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { useListState } from './list-state.ts'

const STATES = { open: 'Open', closed: 'Closed' }
const MONTHS = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: `Month ${at + 1}` }))

function Filters() {
  const state = useListState({ name: 'choices', filters: ['status', 'month'] })
  return (
    <>
      <ChoiceFilter state={state} name="status" label="Status" placeholder="All" options={STATES} />
      <ChoiceFilter state={state} name="month" label="Month" options={MONTHS} />
      <output>{JSON.stringify(state.filters)}</output>
    </>
  )
}

test('a choice sets its filter and no other; typing narrows many choices', async () => {
  await show(<Filters />, 'en')
  const status = page.getByRole('combobox', { name: 'Status' })
  await expect.element(status).toHaveAttribute('placeholder', 'All')
  await status.click()
  await page.getByRole('option', { name: 'Closed' }).click()
  const filters = page.getByRole('status')
  await expect.element(filters).toHaveTextContent('{"status":"closed"}')
  const month = page.getByRole('combobox', { name: 'Month' })
  await month.fill('11')
  await expect.element(page.getByRole('option', { name: 'Month 11' })).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(1)
  await page.getByRole('option', { name: 'Month 11' }).click()
  await expect.element(filters).toHaveTextContent('{"status":"closed","month":"11"}')
})
