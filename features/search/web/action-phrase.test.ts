import { expect, test } from 'vitest'
import { readPhrase } from './action-phrase.ts'
import en from './texts/en.ts'
import la from './texts/la.ts'

test('an action for a person is understood as it is offered, in both languages', () => {
  for (const [text, name] of [
    [la, 'ສີພອນ ວົງສາ'],
    [en, 'Siphone Vongsa'],
  ] as const) {
    expect(readPhrase(text.newLeave(name))).toEqual({ kind: 'leave', name })
    expect(readPhrase(text.newOvertime(name))).toEqual({ kind: 'overtime', name })
    expect(readPhrase(text.days(name))).toEqual({ kind: 'days', name })
  }
})

test('it can be typed shorter, and names of pages and people are no actions', () => {
  expect(readPhrase('new leave siphone')).toEqual({ kind: 'leave', name: 'siphone' })
  expect(readPhrase('Leave for 1002')).toEqual({ kind: 'leave', name: '1002' })
  expect(readPhrase('ໂອທີໃຫ້ ສີພອນ')).toEqual({ kind: 'overtime', name: 'ສີພອນ' })
  for (const other of ['leave types', 'new leave', 'siphone', 'ລາພັກ', '1002', 'overtime requests'])
    expect(readPhrase(other)).toBeUndefined()
})
