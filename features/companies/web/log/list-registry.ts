import { use } from 'react'
import type { Field } from '#kit/contract/master-data-fields.ts'

/** Of a list that is kept by declaration, what the log asks: its name there, and the words of its fields. */
export interface DeclaredList {
  name: string
  fields: Readonly<Record<string, Pick<Field, 'kind' | 'words' | 'options'>>>
}
type Load = () => Promise<readonly DeclaredList[]>

const loads: Load[] = []
let lists: Promise<readonly DeclaredList[]> | undefined

/** Later features say here, from their doors, which lists they declare: the log then calls their fields as their forms do. */
export function nameListsInLog(load: Load): void {
  loads.push(load)
}

/** Every declared list; suspends until they are there. */
export function useDeclaredLists(): readonly DeclaredList[] {
  if (!lists) {
    lists = Promise.all(loads.map((load) => load())).then((found) => found.flat())
    lists.catch(() => {
      lists = undefined
    })
  }
  return use(lists)
}
