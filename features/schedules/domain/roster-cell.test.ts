import { expect, test } from 'vitest'
import { changeCell, plannedShift, type RosterCell, stateOf } from './roster-cell.ts'

const published = (shiftId: number | null): RosterCell => ({
  isPublished: true,
  shiftId,
  hasDraft: false,
  draftShiftId: null,
  draftRemoves: false,
})

test('a new cell is a draft, and removed again it leaves nothing', () => {
  const draft = changeCell(null, { set: 'shift', shiftId: 7 })
  expect([stateOf(draft), plannedShift(draft)]).toEqual(['d', 7])
  expect(changeCell(draft, { set: 'clear' })).toBeNull()
  expect(changeCell(null, { set: 'clear' })).toBeNull()
  expect([stateOf(null), plannedShift(null)]).toEqual(['.', undefined])
})

test('a change of a published cell is a draft until it equals what is published', () => {
  const off = changeCell(published(7), { set: 'off' })
  expect([stateOf(off), off?.shiftId, plannedShift(off)]).toEqual(['c', 7, null])
  expect(changeCell(off, { set: 'shift', shiftId: 7 })).toEqual(published(7))
  expect(changeCell(published(null), { set: 'off' })).toEqual(published(null))
})

test('a published cell is removed by a draft, so that the schedule counts again', () => {
  const removed = changeCell(published(7), { set: 'clear' })
  expect([stateOf(removed), removed?.shiftId, plannedShift(removed)]).toEqual(['r', 7, undefined])
  expect(changeCell(removed, { set: 'shift', shiftId: 7 })).toEqual(published(7))
})
