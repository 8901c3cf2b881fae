import { expect, test } from 'vitest'
import { filterByNames } from './filter-by-names.ts'

test('a choice is found by its name in either language, in any spelling', () => {
  const names: Record<string, string[]> = {
    '06': ['ຫຼວງພະບາງ', 'Luang Prabang'],
    '13': ['ສະຫວັນນະເຂດ', 'Savannakhet'],
  }
  const filter = filterByNames((value) => names[value] ?? [])
  const options = [
    { value: '06', label: 'ຫຼວງພະບາງ' },
    { value: '13', label: 'ສະຫວັນນະເຂດ' },
  ]
  const find = (search: string, limit = Number.POSITIVE_INFINITY) =>
    filter({ options, search, limit }).map((option) => 'value' in option && option.value)
  expect(find('ຫລວງ')).toEqual(['06'])
  expect(find('prabang LUANG')).toEqual(['06'])
  expect(find('')).toEqual(['06', '13'])
  expect(find('', 1)).toEqual(['06'])
  expect(find('zzz')).toEqual([])
})
