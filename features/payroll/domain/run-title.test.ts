import { expect, test } from 'vitest'
import { settlementTitle, titleIn } from './run-title.ts'

test('the title of a settlement is in the language of the reader, other titles are as entered', () => {
  const [la, en] = [settlementTitle('L 12', '20/11/2026', 'la'), settlementTitle('L 12', '20/11/2026', 'en')]
  expect([titleIn(la, 'en'), titleIn(en, 'la'), titleIn(la, 'la')]).toEqual([en, la, la])
  expect(titleIn(`${en} (14)`, 'la')).toBe(`${la} (14)`)
  expect(titleIn('Settlement of November', 'la')).toBe('Settlement of November')
})
