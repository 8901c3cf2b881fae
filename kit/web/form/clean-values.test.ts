import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldMessages } from '#kit/contract/field-messages.ts'
import { IsoDate, Kip } from '#kit/contract/scalars.ts'
import { cleanValues } from './clean-values.ts'

const schema = z.object({
  name: z.string().min(1),
  note: z.string().optional(),
  salary: Kip.nullable(),
  born: IsoDate.optional(),
  start: IsoDate,
})

test('an empty box becomes what the contract calls empty', () => {
  const values = { name: 'ຄຳ', note: '', salary: '', born: null, start: '2026-04-01' }
  const clean = cleanValues(schema, values)
  expect(clean).toEqual({ name: 'ຄຳ', note: '', salary: null, born: undefined, start: '2026-04-01' })
  expect(schema.safeParse(clean).success).toBe(true)
})

test('a required box left empty says so, a wrong date is not swallowed', () => {
  const clean = cleanValues(schema, { name: '', note: '', salary: 5, born: '31/02/2026', start: null })
  const result = schema.safeParse(clean, { reportInput: true })
  const messages = fieldMessages(result.error?.issues ?? [], 'en')
  expect(messages).toMatchObject({ name: ['Required'], born: ['Not a valid date'] })
  expect(messages.start).toBeDefined()
})
