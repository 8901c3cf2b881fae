import { expect, test } from 'vitest'
import { ERROR_TEXTS } from './error-texts.ts'
import { ERROR_STATUS } from './errors.ts'

test('every error code has a text in Lao script and in English', () => {
  for (const code of Object.keys(ERROR_STATUS) as (keyof typeof ERROR_STATUS)[]) {
    expect(ERROR_TEXTS[code].la, code).toMatch(/[\u0E80-\u0EFF]/)
    expect(ERROR_TEXTS[code].en, code).toMatch(/^[A-Z]/)
  }
})
