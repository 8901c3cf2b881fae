import { expect, test } from 'vitest'
import { answerError, errorText } from './api-error.ts'

test('a fault of the server shows the reference of its request, in both languages', async () => {
  const body = { message: 'Something went wrong', code: 'internal_error', request_id: '7K2M9QXW4T' }
  const error = await answerError(500, JSON.stringify(body))
  expect(errorText(error, 'en')).toBe('Something went wrong. Please try again. Reference: 7K2M9QXW4T')
  expect(errorText(error, 'la')).toMatch(/ ລະຫັດອ້າງອີງ: 7K2M9QXW4T$/)
})

test('what the person can mend shows none', async () => {
  const error = await answerError(409, JSON.stringify({ message: 'x', code: 'duplicate' }))
  expect(errorText(error, 'en')).toBe('This already exists')
})
