import { expect, test } from 'vitest'
import { decisionToken, readDecisionToken } from './decision-token.ts'

test('a token has its company and its secret; anything else is none', () => {
  const secret = 'a-_Z'.padEnd(43, '9')
  expect(readDecisionToken(decisionToken(12, secret))).toEqual({ companyId: 12, secret })
  for (const wrong of [
    '',
    secret,
    `0-${secret}`,
    `12-${secret}x`,
    `-1-${secret}`,
    `9999999999-${secret}`,
    `12-${secret}\n`,
  ])
    expect(readDecisionToken(wrong)).toBeNull()
})
