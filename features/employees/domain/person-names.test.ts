import { expect, test } from 'vitest'
import { initialsOf, personNames, TINTS, tintOf } from './person-names.ts'

const siphone = { name: 'ສີພອນ', surname: 'ໄຊຍະວົງ', en_name: 'Siphone', en_surname: 'Xayavong' }

test('a name is in the script of the reader, with the other script beside it', () => {
  expect(personNames(siphone, 'la')).toEqual({ name: 'ສີພອນ ໄຊຍະວົງ', other: 'Siphone Xayavong' })
  expect(personNames(siphone, 'en')).toEqual({ name: 'Siphone Xayavong', other: 'ສີພອນ ໄຊຍະວົງ' })
})

test('a name that is stored in one script only stands alone', () => {
  const lao = { ...siphone, en_name: '', en_surname: '' }
  expect(personNames(lao, 'en')).toEqual({ name: 'ສີພອນ ໄຊຍະວົງ', other: '' })
  const latin = { ...siphone, name: '', surname: '' }
  expect(personNames(latin, 'la')).toEqual({ name: 'Siphone Xayavong', other: '' })
})

test('initials are Latin if there is a Latin name, otherwise Lao consonants', () => {
  expect(initialsOf('ສີພອນ ໄຊຍະວົງ', 'Siphone Xayavong')).toBe('SX')
  expect(initialsOf('ສີພອນ ໄຊຍະວົງ')).toBe('ສຊ')
  expect(initialsOf('Keo')).toBe('K')
})

test('the people of a company have all tints, and each keeps its own', () => {
  const tints = Array.from({ length: 1000 }, (_, at) => tintOf(at + 1))
  const counts = Array.from({ length: TINTS }, (_, tint) => tints.filter((one) => one === tint).length)
  expect(Math.min(...counts)).toBeGreaterThan(90)
  expect(tintOf(17)).toBe(tintOf(17))
})
