import { use } from 'react'
import type { DeclaredList } from './log-fields.ts'

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
