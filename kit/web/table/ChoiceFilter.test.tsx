import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, WORDS } from '../testing/show.tsx'
import { ChoiceFilter } from './ChoiceFilter.tsx'
import { FilterBar } from './FilterBar.tsx'
import { useListState } from './list-state.ts'

const STATES = { open: 'Open', closed: 'Closed' }
const PLACES = { north: 'North', south: 'South', west: 'West' }
const MONTHS = Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1), label: `Month ${at + 1}` }))

function Filters() {
  const state = useListState({ name: 'choices', filters: ['status', 'month', 'place'] })
  return (
    <FilterBar state={state}>
      <ChoiceFilter state={state} name="status" label="Status" placeholder="All" options={STATES} />
      <ChoiceFilter state={state} name="month" label="Month" options={MONTHS} />
      <ChoiceFilter state={state} name="place" label="Place" options={PLACES} several />
      <output>{JSON.stringify(state.filters)}</output>
    </FilterBar>
  )
}

const PROVINCES = [
  ...Array.from({ length: 10 }, (_, at) => ({ value: `${at}`, label: `ເມືອງ ${at}` })),
  { value: 'n', label: 'ໜອງບົວ' },
]

function Places() {
  const state = useListState({ name: 'places', filters: ['province', 'district'] })
  return (
    <FilterBar state={state}>
      <ChoiceFilter
        state={state}
        name="province"
        label="Province"
        options={PROVINCES}
        clears={['district']}
      />
      <ChoiceFilter state={state} name="district" label="District" options={PLACES} />
      <output>{JSON.stringify(state.filters)}</output>
    </FilterBar>
  )
}

const words = WORDS.en.list

test('a choice sets its filter and no other; typing narrows many choices; a set filter is cleared alone', async () => {
  await show(<Filters />, 'en')
  const status = page.getByRole('combobox', { name: 'Status' })
  await expect.element(status).toHaveTextContent('All')
  await status.click()
  await page.getByRole('option', { name: 'Closed' }).click()
  const filters = page.getByRole('status')
  await expect.element(filters).toHaveTextContent('{"status":"closed"}')
  await expect.element(status).toHaveTextContent('Status: Closed')
  await page.getByRole('combobox', { name: 'Month' }).click()
  await page.getByRole('textbox', { name: /Month/ }).fill('11')
  await expect.element(page.getByRole('option', { name: 'Month 11' })).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(1)
  await page.getByRole('option', { name: 'Month 11' }).click()
  await expect.element(filters).toHaveTextContent('{"status":"closed","month":"11"}')
  await page.getByRole('button', { name: words.clearFilter('Status') }).click()
  await expect.element(filters).toHaveTextContent('{"month":"11"}')
})

test('a filter can have several values; all filters are cleared at once', async () => {
  await show(<Filters />, 'en')
  const place = page.getByRole('combobox', { name: 'Place' })
  await place.click()
  for (const name of ['North', 'South', 'West']) await page.getByRole('option', { name }).click()
  const filters = page.getByRole('status')
  await expect.element(filters).toHaveTextContent('{"place":"north,south,west"}')
  await expect.element(place).toHaveTextContent('Place: North, South +1')
  await page.getByRole('option', { name: 'South' }).click()
  await expect.element(filters).toHaveTextContent('{"place":"north,west"}')
  await page.getByRole('button', { name: words.clearFilters }).click()
  await expect.element(filters).toHaveTextContent('{}')
})

test('typing in a filter finds every spelling of a Lao name; a new outer value clears what is within it', async () => {
  await show(<Places />, 'en')
  await page.getByRole('combobox', { name: 'District' }).click()
  await page.getByRole('option', { name: 'North' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('{"district":"north"}')
  await page.getByRole('combobox', { name: 'Province' }).click()
  await page.getByRole('textbox', { name: /Province/ }).fill('ຫນອງ')
  await page.getByRole('option', { name: 'ໜອງບົວ' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('{"province":"n"}')
})

test('on a phone the filters are fields of one sheet', async () => {
  await page.viewport(390, 844)
  await show(<Filters />, 'en')
  await page.getByRole('button', { name: WORDS.en.action.filter }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Open' }).click()
  await sheet.getByRole('button', { name: words.showRows }).click()
  await expect.element(page.getByRole('button', { name: words.filters(1) })).toBeVisible()
})
