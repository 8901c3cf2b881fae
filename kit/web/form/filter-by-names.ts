import type { ComboboxItem, OptionsFilter } from '@mantine/core'
import { foldLao } from '#kit/contract/lao-folding.ts'

/**
 * The filter of a select whose choices have names in both languages: matches any of them, in any Lao spelling.
 */
export function filterByNames(namesOf: (value: string) => readonly string[]): OptionsFilter {
  return ({ options, search, limit }) => {
    const words = foldLao(search).split(' ').filter(Boolean)
    const isFound = ({ value, label }: ComboboxItem) => {
      const text = foldLao([label, ...namesOf(value)].join(' '))
      return words.every((word) => text.includes(word))
    }
    return (options as ComboboxItem[]).filter(isFound).slice(0, limit)
  }
}
