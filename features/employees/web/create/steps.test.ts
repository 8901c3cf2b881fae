import { expect, test } from 'vitest'
import { FIELDS } from '../../domain/fields/fields.ts'
import { newEmployeeValues } from '../form/employee-values.ts'
import { isFolded, stepOf } from './steps.ts'

test('every field that the form sends is in one of the steps', () => {
  const sent = Object.keys(newEmployeeValues()).filter((name) => name !== 'roleId')
  expect(sent.filter((name) => stepOf(name) === undefined)).toEqual([])
})

test('an error of a line belongs to the step of its list', () => {
  expect(stepOf('contacts.0.value')).toBe('person')
  expect(stepOf('benefits.2.amount')).toBe('pay')
  expect(stepOf('employee_holidays.0.days')).toBe('job')
  expect(stepOf('unknown')).toBeUndefined()
})

test('a required field is never folded, and the others of a long section are', () => {
  const required = FIELDS.filter((field) => field.required && field.section)
  expect(required.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['emp_number', 'name', 'start_date', 'base_salary']),
  )
  expect(required.filter(({ name }) => isFolded(name))).toEqual([])
  expect(isFolded('contacts.0.value')).toBe(false)
  expect(isFolded('card_id')).toBe(true)
})
