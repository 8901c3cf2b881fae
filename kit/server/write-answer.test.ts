import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerWriter } from './write-answer.ts'

const Person = z.strictObject({ name: z.string(), age: z.int().nullable() })
const Answer = z.object({
  text: z.string().nullable(),
  kind: z.enum(['one', 'other']).nullable(),
  fixed: z.literal('fixed').nullable(),
  at: z.iso.datetime().nullable(),
  list: z.array(z.string().nullable()).nullable(),
  person: Person.nullable(),
  either: z.union([z.int(), z.string()]).nullable(),
  left_out: z.boolean().nullable().optional(),
})
const write = answerWriter(Answer)
const written = (answer: unknown) => JSON.parse(write(answer))

test('a field that can be null is written as its value or as null', () => {
  const full = {
    ...{ text: '', kind: 'other', fixed: 'fixed', at: '2026-04-01T08:00:00Z', list: ['', null] },
    ...{ person: { name: 'Noy', age: 0 }, either: 'both', left_out: false },
  }
  expect(written(full)).toEqual(full)
  const { left_out: _, ...fields } = full
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, null]))
  expect(written(empty)).toEqual(empty)
})

test('an object that can be null is written with only its declared fields', () => {
  const person = { name: 'Noy', age: null }
  const answer = { text: null, kind: null, fixed: null, at: null, list: null, either: 7 }
  expect(written({ ...answer, person: { ...person, password: 'x' } })).toEqual({ ...answer, person })
})
