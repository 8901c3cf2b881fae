import { useNavigate } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findError } from '#kit/contract/error-register.ts'
import { FRUITS, type Fruit, listFruits } from '../testing/fruits.ts'
import { LANGUAGES, show, WORDS } from '../testing/show.tsx'
import { DataTable } from './DataTable.tsx'
import { placeKey, readPlace } from './list-place.ts'
import { rowsText } from './rows-text.ts'

const COLUMNS = [
  { key: 'name', title: 'Name' },
  { key: 'price', title: 'Price', align: 'end' },
] as const
const names = () => [...document.querySelectorAll('tbody td:first-child')].map((cell) => cell.textContent)
const expected = (from: number, to: number) => FRUITS.slice(from - 1, to).map(({ name }) => name)
const showFruits = (language: 'la' | 'en', more: object = {}) =>
  show(<DataTable route={listFruits} columns={COLUMNS} label="Fruits" name="fruits" {...more} />, language)

describe.each(LANGUAGES)('a list (%s)', (language) => {
  const words = WORDS[language]

  test('turns pages, sorts up and down, and says where it is', async () => {
    await showFruits(language)
    await expect.poll(names).toEqual(expected(1, 25))
    await page.getByRole('button', { name: words.list.page('3'), exact: true }).click()
    await expect.poll(names).toEqual(expected(51, 60))
    await expect.element(page.getByText(words.list.range('51', '60', '60'))).toBeVisible()
    const price = page.getByRole('columnheader', { name: 'Price' })
    await price.getByRole('button').click()
    await expect.element(price).toHaveAttribute('aria-sort', 'ascending')
    await expect.poll(() => names()[0]).toBe('Fruit 60')
    await price.getByRole('button').click()
    await expect.element(price).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => names()[0]).toBe('Fruit 01')
  })

  test('sorts downward after two presses that come before the first is rendered', async () => {
    await showFruits(language)
    await expect.poll(names).toEqual(expected(1, 25))
    const price = page.getByRole('columnheader', { name: 'Price' })
    const button = price.getByRole('button').element() as HTMLElement
    button.click()
    button.click()
    await expect.element(price).toHaveAttribute('aria-sort', 'descending')
  })

  test('searches with Enter, says when nothing matches, and Escape brings all back', async () => {
    await showFruits(language)
    const search = page.getByRole('searchbox', { name: words.action.search })
    await search.fill('fruit 4')
    await userEvent.keyboard('{Enter}')
    await expect.poll(names).toEqual(expected(40, 49))
    await search.fill('durian')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(words.state.noMatch)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(names).toEqual(expected(1, 25))
  })

  test('that is refused says why, and the button asks again', async () => {
    await showFruits(language, { query: { breaks: language } })
    const alert = page.getByRole('alert')
    await expect.element(alert.getByText(words.state.failed)).toBeVisible()
    await expect.element(alert.getByText(findError('too_many_requests')?.[language] ?? '-')).toBeVisible()
    await alert.getByRole('button', { name: words.action.retry }).click()
    await expect.poll(names).toEqual(expected(1, 25))
  })

  test('has cards with their own buttons on a phone, which can be selected', async () => {
    await page.viewport(390, 844)
    const [eat, select] = [vi.fn<(row: Fruit) => void>(), vi.fn<(keys: Set<string | number>) => void>()]
    await showFruits(language, {
      card: (row: Fruit, tick: React.ReactNode) => (
        <>
          {tick}
          <button type="button" onClick={() => eat(row)}>
            Eat {row.name}
          </button>
        </>
      ),
      onSelect: select,
    })
    const cards = page.getByRole('list', { name: 'Fruits' })
    await cards.getByRole('button', { name: 'Eat Fruit 02' }).click()
    expect(eat).toHaveBeenCalledWith(FRUITS[1])
    expect(cards.getByRole('checkbox').elements()).toHaveLength(0)
    await page.getByRole('button', { name: words.list.selectRows }).click()
    await cards.getByRole('checkbox').nth(1).click()
    expect(select).toHaveBeenCalledWith(new Set([2]))
  })

  test('has rows of 64 px on a phone, which open their record, with targets of 44 px', async () => {
    await page.viewport(390, 844)
    const open = vi.fn<(row: Fruit) => void>()
    await showFruits(language, { onRowClick: open, actions: [{ label: 'Eat', onClick: open }] })
    const rows = page.getByRole('list', { name: 'Fruits' })
    await rows.getByRole('button', { name: 'Fruit 02' }).click()
    expect(open).toHaveBeenCalledWith(FRUITS[1])
    const heights = rows
      .getByRole('listitem')
      .elements()
      .map((row) => Math.round(row.clientHeight))
    expect(new Set(heights)).toEqual(new Set([64]))
    for (const menu of rows.getByRole('button', { name: words.list.actions }).elements())
      expect(menu.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

test('rows are walked with the arrow keys, opened with Enter and chosen with Space', async () => {
  const open = vi.fn<(row: Fruit) => void>()
  const select = vi.fn<(keys: Set<string | number>) => void>()
  await showFruits('en', { onRowClick: open, selected: new Set([1]), onSelect: select })
  await expect.poll(() => document.querySelectorAll('table:not([inert]) tbody tr').length).toBe(25)
  document.querySelector<HTMLElement>('tbody tr')?.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
  expect(open.mock.calls).toEqual([[FRUITS[1]]])
  await userEvent.keyboard('{Tab} ')
  expect(select.mock.calls).toEqual([[new Set([1, 2])]])
  await expect.element(page.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
})

test('the menu of a row stays in view where the columns are wider than the window', async () => {
  await page.viewport(800, 600)
  const done = vi.fn<(row: Fruit) => void>()
  const wide = { key: 'price', title: 'Price', cell: () => <div style={{ width: 900 }}>dear</div> }
  await showFruits('en', { columns: [COLUMNS[0], wide], actions: [{ label: 'Eat', onClick: done }] })
  await expect.poll(() => document.querySelectorAll('table:not([inert]) tbody tr').length).toBe(25)
  const scroller = document.querySelector('table')?.parentElement as HTMLElement
  expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
  const button = page.getByRole('button', { name: 'Actions' }).first()
  const { right } = button.element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(scroller.getBoundingClientRect().right)
  await button.click()
  await page.getByRole('menuitem', { name: 'Eat' }).click()
  expect(done.mock.calls).toEqual([[FRUITS[0]]])
})

test('the list ends within the window: the page does not scroll, its rows do, and the pager is whole', async () => {
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [1024, 640],
  ] as const) {
    await page.viewport(width, height)
    await showFruits('en')
    await expect.poll(names).toEqual(expected(1, 25))
    const scroller = document.querySelector('table')?.parentElement as HTMLElement
    const pager = page.getByText(WORDS.en.list.range('1', '25', '60')).element()
    await expect.poll(() => document.documentElement.scrollHeight).toBeLessThanOrEqual(height)
    expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight)
    expect(pager.getBoundingClientRect().bottom).toBeLessThan(height)
    document.body.replaceChildren()
  }
})

test('the heading column stays in view beside the others', async () => {
  await page.viewport(800, 600)
  const wide = { key: 'price', title: 'Price', cell: () => <div style={{ width: 1400 }}>dear</div> }
  await showFruits('en', { columns: [COLUMNS[0], wide], selected: new Set(), onSelect: vi.fn() })
  await expect.poll(() => document.querySelectorAll('table:not([inert]) tbody tr').length).toBe(25)
  const scroller = document.querySelector('table')?.parentElement as HTMLElement
  const left = () => document.querySelector('tbody [data-pin="1"]')?.getBoundingClientRect().left
  const before = left()
  scroller.scrollTo({ left: 500 })
  await expect.poll(() => scroller.hasAttribute('data-before')).toBe(true)
  expect(left()).toBe(before)
})

test('back to a list: it is scrolled as before, and the opened row is marked and has the focus', async () => {
  await page.viewport(1280, 600)
  await showFruits('en', { onRowClick: () => {} })
  await expect.poll(names).toEqual(expected(1, 25))
  const scroller = () => document.querySelector('table')?.parentElement as HTMLElement
  scroller().scrollTo({ top: 300 })
  document.querySelectorAll<HTMLElement>('tbody tr')[14]?.click()
  await expect.poll(() => document.querySelector('[data-visited]')?.textContent).toContain('Fruit 15')
  const top = scroller().scrollTop
  expect(top).toBeGreaterThan(0)
  document.body.replaceChildren()
  await showFruits('en', { onRowClick: () => {} })
  await expect.poll(() => document.querySelector('[data-visited]')?.textContent).toContain('Fruit 15')
  expect(scroller().scrollTop).toBe(top)
  expect(document.activeElement?.getAttribute('data-row')).toBe('15')
  // Another page begins at its top.
  await page.getByRole('button', { name: WORDS.en.list.page('2'), exact: true }).click()
  await expect.poll(names).toEqual(expected(26, 50))
  await expect.poll(() => scroller().scrollTop).toBe(0)
})

function FruitsWithDetails() {
  const navigate = useNavigate()
  return (
    <DataTable
      route={listFruits}
      columns={COLUMNS}
      label="Fruits"
      name="fruits"
      onRowClick={({ id }) => void navigate(`?opened=${id}`)}
    />
  )
}

test('a list is in the same place when the details beside it are left for a page and reached by Back again', async () => {
  await page.viewport(1280, 500)
  await show(<FruitsWithDetails />, 'en')
  await expect.poll(names).toEqual(expected(1, 25))
  const scroller = () => document.querySelector('table:not([inert])')?.parentElement as HTMLElement
  scroller().scrollTo({ top: 300 })
  document.querySelectorAll<HTMLElement>('tbody tr')[14]?.click()
  await expect.poll(() => location.search).toBe('?opened=15')
  const top = scroller().scrollTop
  expect(top).toBeGreaterThan(0)
  await expect.poll(() => readPlace(placeKey(history.state?.key, 'Fruits'))?.top).toBe(top)
  // Another page replaces the list; Back leads to the entry with the details.
  document.body.replaceChildren()
  await show(<FruitsWithDetails />, 'en')
  await expect.poll(() => document.querySelector('[data-visited]')?.textContent).toContain('Fruit 15')
  expect(scroller().scrollTop).toBe(top)
})

test('the height of rows, the order of columns and what is hidden are kept for the person', async () => {
  await showFruits('en')
  await expect.poll(names).toEqual(expected(1, 25))
  const words = WORDS.en.list
  await page.getByRole('button', { name: words.columns }).click()
  await page.getByText(words.densities.compact).click()
  const height = () => document.querySelector('tbody tr')?.getBoundingClientRect().height
  await expect.poll(height).toBeLessThanOrEqual(37)
  const grip = page.getByRole('button', { name: words.moveColumn('Price') })
  ;(grip.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}')
  const heads = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)
  await expect.poll(heads).toEqual(['Price', 'Name'])
  document.body.replaceChildren()
  await showFruits('en')
  await expect.poll(heads).toEqual(['Price', 'Name'])
  expect(height()).toBeLessThanOrEqual(37)
})

test('copied cells have one name, without the initials of a picture', () => {
  const table = document.body.appendChild(document.createElement('table'))
  table.innerHTML = `<tbody><tr><td><span aria-hidden="true">KV</span><div>Khamla</div><div><span data-aside>ຄຳຫຼ້າ · </span>0101</div></td>
    <td>1,000</td><td data-aside>Menu</td></tr></tbody>`
  expect(rowsText(table)).toEqual({
    csv: 'Khamla 0101,1000',
    html: `<table><tr><td style="mso-number-format:'\\@'">Khamla 0101</td><td>1000</td></tr></table>`,
    count: 1,
  })
  expect(table.textContent).toContain('KV')
  table.remove()
})

test('the rows of the page are copied with their titles, as figures a spreadsheet reads', async () => {
  const write = vi.fn<(items: ClipboardItem[]) => Promise<void>>(async () => {})
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(write)
  await showFruits('en', {
    actions: [{ label: 'Eat', onClick: () => {} }],
    selected: new Set(),
    onSelect: () => {},
  })
  await expect.poll(() => document.querySelectorAll('table:not([inert]) tbody tr').length).toBe(25)
  await page.getByRole('button', { name: WORDS.en.list.columns }).click()
  await page.getByRole('button', { name: WORDS.en.list.copyRows }).click()
  await expect.element(page.getByText(WORDS.en.list.rowsCopied('25'))).toBeVisible()
  const blob = await write.mock.calls[0]?.[0][0]?.getType('text/plain')
  expect((await blob?.text())?.split('\r\n').slice(0, 3)).toEqual([
    'Name,Price',
    'Fruit 01,60000',
    'Fruit 02,59000',
  ])
  const html = await write.mock.calls[0]?.[0][0]?.getType('text/html')
  expect(await html?.text()).toContain(`<td style="mso-number-format:'\\@'">Fruit 02</td>`)
  vi.restoreAllMocks()
})

test('totals stay below their columns where these scroll sideways', async () => {
  await page.viewport(800, 700)
  const wide = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => ({
    ...{ key, title: key, cell: () => '1,000,000,000', foot: '9,000,000,000' },
    align: 'end' as const,
  }))
  const [name] = COLUMNS
  const net = { key: 'net', title: 'Net', cell: () => '5,000', foot: 'Net of all', keepsEnd: true }
  await showFruits('en', {
    columns: [{ ...name, foot: 'Total' }, ...wide, net],
    actions: [{ label: 'Eat', onClick: () => {} }],
  })
  await expect.poll(() => names()[0]).toBe('Fruit 01')
  const scroller = document.querySelector('table')?.parentElement as HTMLElement
  scroller.scrollLeft = 120
  const lefts = (row: string) =>
    [...document.querySelectorAll(`${row} td`)].map((cell) => Math.round(cell.getBoundingClientRect().left))
  await expect.poll(() => scroller.scrollLeft).toBe(120)
  expect(lefts('tfoot tr')).toEqual(lefts('tbody tr:first-child'))
})
