import { foldLao } from '#kit/contract/lao-folding.ts'
import { sentenceOf } from '../locales/hub-sentences.ts'
import type { MenuEntry } from '../menus/menu.ts'
import { useTitles } from '../titles.ts'
import { useBuilt } from '../use-built.ts'

/** The entries whose title or sentence, in either language, contains every typed word. Pages that do not exist yet are last. */
export function useFoundEntries(entries: readonly MenuEntry[], typed: string): MenuEntry[] {
  const titles = useTitles()
  const isBuilt = useBuilt()
  const words = foldLao(typed).split(' ').filter(Boolean)
  return entries
    .filter(({ route }) => {
      const { la = '', en = '' } = sentenceOf(route) ?? {}
      const text = foldLao(`${titles[route]} ${la} ${en}`)
      return words.every((word) => text.includes(word))
    })
    .toSorted((one, other) => Number(isBuilt(other.route)) - Number(isBuilt(one.route)))
}
