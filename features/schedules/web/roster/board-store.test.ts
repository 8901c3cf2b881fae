import { expect, test } from 'vitest'
import type { RosterChange } from '../../contract/roster.ts'
import type { CellChange } from '../../domain/roster-cell.ts'
import { type BoardRow, shownShift } from './board-rows.ts'
import { createBoard } from './board-store.ts'
import { pasteTable } from './paste-cells.ts'
import { changesByCode, codesOf, readTyped } from './shift-codes.ts'

const DAYS = ['2026-05-01', '2026-05-02', '2026-05-03']
const shift = (id: number, code: string, is_usable = true) => ({
  ...{ id, code, is_usable, name: '', colour: 'blue', schedule: '', work_minutes: 480 },
  ...{ check_in: '08:00', check_out: '17:00' },
})
const row = (id: number): BoardRow => ({
  person: {
    ...{
      id,
      emp_number: String(id),
      employee_name: '',
      employee_other_name: '',
      employee_picture: null,
      department: null,
      does_not_clock_in: false,
    },
    ...{ start_date: '2020-01-01', end_date: null },
  },
  cells: DAYS.map(() => ({ base: 9, stored: null, version: 0, leave: null })),
})

/** A board whose saves wait until `answer` is called; it refuses the cells of `refusedDay`. */
function open(refusedDay = '') {
  const sent: RosterChange[][] = []
  const refusals: string[] = []
  let answer = () => {}
  let fail = () => {}
  const board = createBoard({
    rows: [row(1), row(2)],
    days: DAYS,
    send: (cells) =>
      new Promise((resolve, reject) => {
        sent.push(cells)
        fail = () => reject(new Error('offline'))
        answer = () => {
          const stored = cells.map(({ employee_id, date, set, shift_id, version }) => ({
            ...{ employee_id, date, shift: 0, draft: shift_id ?? 0 },
            ...(set === 'clear'
              ? { state: '.' as const, version: 0 }
              : { state: 'd' as const, version: version + 1 }),
          }))
          resolve({
            stored: stored.filter(({ date }) => date !== refusedDay),
            refused: stored
              .filter(({ date }) => date === refusedDay)
              .map((cell) => ({
                ...{ ...cell, draft: 5, version: 7, code: 'cell_changed' as const },
                ...{ changed_by: 'Noy', changed_at: '2026-05-01T01:00:00.000Z' },
              })),
          })
        }
      }),
    onRefused: (cells) => refusals.push(...cells.map(({ changed_by, date }) => `${changed_by} ${date}`)),
    onError: () => refusals.push('failed'),
  })
  const settled = async (step: 'answer' | 'fail') => {
    if (step === 'answer') answer()
    else fail()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const shown = (index = 0) => board.getState().rows[index]?.cells.map(shownShift)
  const edit = (at: number, change: CellChange, employeeId = 1) => board.change([{ employeeId, at, change }])
  return { board, sent, refusals, settled, shown, edit }
}
const to = (shiftId: number): CellChange => ({ set: 'shift', shiftId })

test('a change is shown at once; changes made while it is sent go with the next request and the new version', async () => {
  const { board, sent, settled, shown, edit } = open()
  edit(0, to(1))
  edit(0, to(2))
  edit(1, { set: 'off' })
  expect(shown()).toEqual([2, null, 9])
  expect(sent).toMatchObject([[{ date: DAYS[0], shift_id: 1, version: 0 }]])
  await settled('answer')
  expect(shown()).toEqual([2, null, 9])
  expect(sent[1]).toMatchObject([
    { date: DAYS[0], shift_id: 2, version: 1 },
    { date: DAYS[1], set: 'off', version: 0 },
  ])
  await settled('answer')
  expect(board.getState()).toMatchObject({ unsaved: 0, hasFailed: false })
})

test('a cell that somebody else has changed shows the present value and says who', async () => {
  const { refusals, settled, shown, edit, sent } = open(DAYS[1])
  edit(1, to(1))
  await settled('answer')
  expect([shown(), refusals]).toEqual([[9, 5, 9], [`Noy ${DAYS[1]}`]])
  edit(1, to(1))
  expect(sent[1]).toMatchObject([{ version: 7 }])
})

test('after a failed save nothing is lost: the next attempt sends it', async () => {
  const { board, refusals, settled, shown, edit, sent } = open()
  edit(2, to(1))
  await settled('fail')
  expect([board.getState().hasFailed, board.getState().unsaved, refusals]).toEqual([true, 1, ['failed']])
  void board.retry()
  await settled('answer')
  expect([sent.length, shown(), board.getState().unsaved]).toEqual([2, [9, 9, 1], 0])
})

test('undo takes back one change after the other, for all of its cells', async () => {
  const { board, settled, shown, edit } = open()
  board.change([0, 1].map((employee) => ({ employeeId: employee + 1, at: 0, change: to(1) })))
  await settled('answer')
  edit(0, to(2))
  await settled('answer')
  board.undo()
  expect([shown(0), shown(1)]).toEqual([
    [1, 9, 9],
    [1, 9, 9],
  ])
  await settled('answer')
  board.undo()
  expect([shown(0), shown(1)]).toEqual([
    [9, 9, 9],
    [9, 9, 9],
  ])
  expect(board.getState().canUndo).toBe(false)
})

test('shifts without a code get a free letter; deleted ones are no code to type', () => {
  const shifts = [shift(3, ''), shift(1, 'N'), shift(2, 'A'), shift(4, 'NX'), shift(5, 'D', false)]
  const codes = codesOf(shifts)
  expect([...codes].sort()).toEqual([
    [1, 'N'],
    [2, 'A'],
    [3, 'B'],
    [4, 'NX'],
    [5, 'D'],
  ])
  const changes = changesByCode(shifts, codes)
  expect(readTyped('b', changes)).toEqual({ change: to(3), goesOn: false })
  expect(readTyped('n', changes)).toEqual({ change: to(1), goesOn: true })
  expect(readTyped('nx', changes)).toEqual({ change: to(4), goesOn: false })
  expect(readTyped('d', changes).change).toBeUndefined()
})

test('a table from Excel is pasted from the first cell on, one code fills the selection, unknown codes are named', () => {
  const changes = changesByCode(
    [shift(1, 'D'), shift(2, 'N')],
    new Map([
      [1, 'D'],
      [2, 'N'],
    ]),
  )
  const area = (row: number, column: number) => ({ from: { row: 1, column: 1 }, to: { row, column } })
  const placed = (text: string, row = 1, column = 1) =>
    pasteTable(text, area(row, column), changes).cells.map(
      ({ row: r, column: c, change }) => `${r}/${c} ${change.set === 'shift' ? change.shiftId : change.set}`,
    )
  expect(placed('d\tN\t-\r\n\tພັກ\tD\r\n')).toEqual(['1/1 1', '1/2 2', '1/3 off', '2/2 off', '2/3 1'])
  expect(placed('N', 2, 2)).toEqual(['1/1 2', '1/2 2', '2/1 2', '2/2 2'])
  expect(pasteTable('D\tZZ\tZZ', area(1, 1), changes).unknown).toEqual(['ZZ'])
})
