import { foldLao } from '#kit/contract/lao-folding.ts'
import { keysOf, type MasterData } from '#kit/contract/master-data.ts'

/** The key of an entry as text: its key fields, with folded texts. */
export function keyText(list: MasterData, values: Record<string, unknown>): string {
  return JSON.stringify(
    keysOf(list).map((name) => {
      const value = values[name] ?? null
      return typeof value === 'string' ? foldLao(value) : value
    }),
  )
}
