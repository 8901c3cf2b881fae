import { expect, test } from 'vitest'
import { boundsOf, type CellArea, cellsOf, movedArea } from './cell-area.ts'

const SIZE = { rows: 3, columns: 31 }
const at = (row: number, column: number): CellArea => ({ from: { row, column }, to: { row, column } })
const press = (area: CellArea, key: string, more: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
  movedArea(area, { key, shiftKey: false, ctrlKey: false, ...more }, SIZE)

test('arrows move the area and stop at the edges', () => {
  expect(press(at(0, 0), 'ArrowRight')).toEqual(at(0, 1))
  expect(press(at(0, 0), 'ArrowUp')).toEqual(at(0, 0))
  expect(press(at(1, 5), 'PageDown')).toEqual(at(2, 5))
  expect(press(at(1, 5), 'End')).toEqual(at(1, 30))
  expect(press(at(1, 5), 'Home')).toEqual(at(1, 0))
  expect(press(at(1, 5), 'ArrowDown', { ctrlKey: true })).toEqual(at(2, 5))
  expect(press(at(1, 5), 'a')).toBeNull()
})

test('with Shift the area grows from where it was begun, in any direction', () => {
  const grown = press(at(2, 5), 'ArrowUp', { shiftKey: true }) as CellArea
  expect(grown).toEqual({ from: { row: 2, column: 5 }, to: { row: 1, column: 5 } })
  const wide = press(grown, 'ArrowLeft', { shiftKey: true }) as CellArea
  expect(boundsOf(wide)).toEqual({ top: 1, bottom: 2, left: 4, right: 5 })
  expect(cellsOf(wide).map(({ row, column }) => `${row}/${column}`)).toEqual(['1/4', '1/5', '2/4', '2/5'])
})
