import { expect, test } from 'vitest'
import { withoutFormula } from './formula-guard.ts'

test.each(['=1+1', '+1', '-1', '@sum', '|cmd', '＝1', '＋1', '－1', '＠a', '\t=1', '\r=1', '\n=1'])(
  '%j is a text in a spreadsheet',
  (text) => expect(withoutFormula(text)).toBe(`'${text}`),
)

test('other texts are not changed', () => {
  for (const text of ['', 'Noy', 'a=1', '12-3', ' -']) expect(withoutFormula(text)).toBe(text)
})
