import { expect, test } from 'vitest'
import type { FilledField } from '../contract/template.ts'
import { answerText, faultOf, filledForm } from './form-answers.ts'

const field = (more: Partial<FilledField> = {}): FilledField => ({
  ...{ no: 1, label: 'Quantity', type: 'text', is_required: false, choices: [], value: '' },
  ...more,
})

test('a form has the answers of its own fields, and nothing of others', () => {
  const { value: _, ...first } = field()
  const answers = [
    { no: 2, value: 'lost' },
    { no: 1, value: '  ten ' },
  ]
  expect(filledForm([first, { ...first, no: 3 }], answers).map(({ value }) => value)).toEqual(['ten', ''])
})

test('an empty required field is refused, except in a draft', () => {
  expect(faultOf(field({ is_required: true }), false)).toBe('required')
  expect(faultOf(field({ is_required: true }), true)).toBeNull()
  expect(faultOf(field(), false)).toBeNull()
})

test.each<[FilledField['type'], string, string | null]>([
  ['number', '1250.5', null],
  ['number', '-3', null],
  ['number', '1,250', 'not_number'],
  ['number', '1e9', 'not_number'],
  ['number', '٣', 'not_number'],
  ['date', '2026-02-28', null],
  ['date', '2026-02-29', 'not_date'],
  ['date', '28/02/2026', 'not_date'],
  ['choice', 'Car', null],
  ['choice', 'car', 'not_choice'],
  ['text', '= 1 + 1', null],
])('a %s with "%s": %s', (type, value, fault) => {
  expect(faultOf(field({ type, value, choices: ['Car', 'Bus'] }), true)).toBe(fault)
})

test('numbers are grouped and dates are written as in Laos', () => {
  expect(answerText({ type: 'number', value: '-1234567.25' })).toBe('-1,234,567.25')
  expect(answerText({ type: 'number', value: '999' })).toBe('999')
  expect(answerText({ type: 'date', value: '2026-11-27' })).toBe('27/11/2026')
  expect(answerText({ type: 'text', value: '1234567' })).toBe('1234567')
})
