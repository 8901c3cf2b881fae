import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldMessages } from './field-messages.ts'
import { ClockTime, IsoDate } from './scalars.ts'

const Form = z.object({ day: IsoDate, time: ClockTime, email: z.email(), kind: z.enum(['a', 'b']) })

function messages(value: unknown) {
  return fieldMessages(Form.safeParse(value, { reportInput: true }).error?.issues ?? [], 'en')
}

test('an empty required field says "Required"', () => {
  expect(messages({ day: '', time: '', email: '', kind: '' })).toEqual({
    day: ['Required'],
    time: ['Required'],
    email: ['Required'],
    kind: ['Required'],
  })
})

test('an invalid value gets a specific message', () => {
  expect(messages({ day: '2026-02-30', time: '25:00', email: 'somebody', kind: 'c' })).toMatchObject({
    day: ['Not a valid date'],
    email: ['Not a valid email address'],
    kind: ['Not one of the choices'],
  })
})
