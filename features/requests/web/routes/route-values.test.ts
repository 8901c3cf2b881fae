import { expect, test } from 'vitest'
import { movedUp, type StepValues } from './route-values.ts'

const step = (role: StepValues['role']): StepValues => ({ role, employee_id: null, may_be_skipped: false })
const steps = [step('linemanager'), step('hr'), step('director')]

test('a step moves before the one above it, the first stays', () => {
  expect(movedUp(steps, 2).map(({ role }) => role)).toEqual(['linemanager', 'director', 'hr'])
  expect(movedUp(steps, 1).map(({ role }) => role)).toEqual(['hr', 'linemanager', 'director'])
  expect(movedUp(steps, 0)).toEqual(steps)
  expect(movedUp(steps, 7)).toEqual(steps)
})
