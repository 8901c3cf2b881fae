import { expect, test } from 'vitest'
import { dateGroups } from './date-groups.ts'

const date = (day: string, why: 'work' | 'holiday' | 'no_shift', name = '') => ({
  date: `2026-04-${day}`,
  counts: why === 'work' ? 1 : 0,
  why,
  name_la: name,
  name_en: name,
})

test('neighbouring dates that count alike are one group, other holidays another', () => {
  const groups = dateGroups([
    date('13', 'work'),
    date('14', 'holiday', 'ປີໃໝ່ລາວ'),
    date('15', 'holiday', 'ປີໃໝ່ລາວ'),
    date('16', 'holiday', 'ວັນພັກ'),
    date('17', 'work'),
    date('18', 'no_shift'),
    date('19', 'no_shift'),
  ])
  expect(groups.map(({ first, last, why }) => [first.slice(8), last.slice(8), why])).toEqual([
    ['13', '13', 'work'],
    ['14', '15', 'holiday'],
    ['16', '16', 'holiday'],
    ['17', '17', 'work'],
    ['18', '19', 'no_shift'],
  ])
})

test('a gap between dates starts a new group', () => {
  expect(dateGroups([date('13', 'work'), date('15', 'work')])).toHaveLength(2)
  expect(dateGroups([])).toEqual([])
})
