import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LANGUAGES, show, WORDS } from '../testing/show.tsx'
import { DaysGrid } from './DaysGrid.tsx'

const DAYS = Array.from({ length: 30 }, (_, at) => `2026-04-${String(at + 1).padStart(2, '0')}`)
const PEOPLE = Array.from({ length: 200 }, (_, at) => `Person ${at + 1}`)

const showGrid = (language: 'la' | 'en', onEnd = vi.fn()) =>
  show(
    <div style={{ height: 400, display: 'flex', flexDirection: 'column' }}>
      <DaysGrid
        label="April"
        corner="Person"
        days={DAYS}
        rows={PEOPLE}
        onEnd={onEnd}
        renderRow={(person, days) => (
          <tr key={person} style={{ height: 46 }}>
            <th scope="row">{person}</th>
            {days.map((day) => (
              <td key={day}>
                {Number(day.slice(8)) % 2 ? <button type="button">{`${person} ${day}`}</button> : 'free'}
              </td>
            ))}
          </tr>
        )}
      />
    </div>,
    language,
  )

test('on paper all rows are printed, and afterwards only the visible ones are rendered again', async () => {
  await showGrid('en')
  await expect.element(page.getByRole('rowheader', { name: 'Person 1', exact: true })).toBeVisible()
  const count = () => document.querySelectorAll('tbody th').length
  expect(count()).toBeLessThan(PEOPLE.length)
  window.dispatchEvent(new Event('beforeprint'))
  expect(count()).toBe(PEOPLE.length)
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(count).toBeLessThan(PEOPLE.length)
})

test.each(LANGUAGES)(
  'days have their weekdays above them, and rest days are marked (%s)',
  async (language) => {
    await showGrid(language)
    const { weekdayShort } = WORDS[language].calendar
    await expect.element(page.getByRole('table', { name: 'April' })).toBeVisible()
    const heads = [...document.querySelectorAll('thead th')].slice(1)
    expect(heads.slice(2, 6).map((head) => head.textContent)).toEqual([
      `${weekdayShort[5]}3`,
      `${weekdayShort[6]}4`,
      `${weekdayShort[7]}5`,
      `${weekdayShort[1]}6`,
    ])
    expect(heads.slice(2, 6).map((head) => head.hasAttribute('data-rest'))).toEqual([
      false,
      true,
      true,
      false,
    ])
  },
)

test('arrow keys go from day to day and from row to row, and stay inside', async () => {
  await showGrid('en')
  const first = page.getByRole('button', { name: 'Person 1 2026-04-01', exact: true })
  await first.click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
  await expect.element(page.getByRole('button', { name: 'Person 2 2026-04-03', exact: true })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement?.textContent).toBe('free')
})

test('of many rows only the visible ones are rendered, and reaching the end calls the handler', async () => {
  const onEnd = vi.fn()
  await showGrid('en', onEnd)
  await expect.element(page.getByRole('rowheader', { name: 'Person 1', exact: true })).toBeVisible()
  expect(document.querySelectorAll('tbody th').length).toBeLessThan(60)
  expect(onEnd).not.toHaveBeenCalled()
  const scroller = document.querySelector('table')?.parentElement as HTMLElement
  await expect
    .poll(() => {
      scroller.scrollTop = scroller.scrollHeight
      return onEnd.mock.calls.length
    })
    .toBeGreaterThan(0)
  await expect.element(page.getByRole('rowheader', { name: 'Person 200' })).toBeVisible()
})

test('a day off is marked in the heading, sums stay below the rows, and own keys replace the arrows', async () => {
  const onKeyDown = vi.fn()
  await show(
    <DaysGrid
      label="Roster"
      corner="Person"
      days={DAYS}
      rows={PEOPLE}
      markOf={(day) => (day === '2026-04-14' ? { sign: '★', title: 'New Year' } : undefined)}
      table={{ role: 'grid', onKeyDown }}
      renderRow={(person, days) => (
        <tr key={person}>
          <th scope="row">{person}</th>
          {days.map((day) => (
            <td key={day} tabIndex={-1}>
              A
            </td>
          ))}
        </tr>
      )}
      foot={
        <tr>
          <th scope="row">Working</th>
          {DAYS.map((day) => (
            <td key={day}>200</td>
          ))}
        </tr>
      }
    />,
    'en',
  )
  await expect.element(page.getByRole('grid', { name: 'Roster' })).toBeVisible()
  const marked = document.querySelectorAll('thead th[data-marked]')
  expect([...marked].map((head) => [head.textContent, head.getAttribute('title')])).toEqual([
    ['Tu14★', 'New Year'],
  ])
  await expect.element(page.getByRole('rowheader', { name: 'Working' })).toBeVisible()
  document.querySelector<HTMLElement>('tbody td')?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(onKeyDown).toHaveBeenCalled()
  expect(document.activeElement).toBe(document.querySelector('tbody td'))
})
