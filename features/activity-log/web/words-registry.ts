import { use } from 'react'
import type { LogWords } from '../domain/join-words.ts'

type Load = () => Promise<LogWords>

let load: Load | undefined
let words: Promise<LogWords> | undefined

/** The web shell passes the words of all features, which this feature does not import. */
export function provideLogWords(loadWords: Load): void {
  load = loadWords
}

/** The words of all features; suspends until they are loaded. */
export function useLogWords(): LogWords {
  if (!load) throw new Error('The web shell has provided no words for the activity log')
  if (!words) {
    words = load()
    words.catch(() => {
      words = undefined
    })
  }
  return use(words)
}
