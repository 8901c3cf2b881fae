import { expect, test, vi } from 'vitest'
import { placeKey, readPlace, writePlace } from './list-place.ts'

class Storage {
  readonly values = new Map<string, string>()
  getItem = (key: string) => this.values.get(key) ?? null
  setItem = (key: string, value: string) => this.values.set(key, value)
}

test('a place is kept for its entry of the history, the oldest ones are forgotten', () => {
  vi.stubGlobal('sessionStorage', new Storage())
  const first = placeKey('entry 0', 'people')
  writePlace(first, { top: 700, left: 20 })
  writePlace(first, { row: 15 })
  expect(readPlace(first)).toEqual({ top: 700, left: 20, row: 15 })
  expect(readPlace(placeKey('entry 0', 'runs'))).toBeUndefined()
  for (let at = 1; at <= 60; at += 1) writePlace(placeKey(`entry ${at}`, 'people'), { top: at })
  expect(readPlace(first)).toBeUndefined()
  expect(readPlace(placeKey('entry 60', 'people'))?.top).toBe(60)
  vi.unstubAllGlobals()
})
