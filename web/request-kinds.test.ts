import { expect, test, vi } from 'vitest'
import { requestKinds } from '#features/requests/web/kinds.ts'
import type { Language } from '#kit/contract/scalars.ts'

vi.stubGlobal('window', new EventTarget())
await import('./request-kinds.ts')

/** By a variable, because the type check of the screens would otherwise check all of the server a second time. */
const SERVER: string = '#server/compose.ts'
const { requestEngine } = (await import(SERVER)) as {
  requestEngine: { kinds: ReadonlyMap<string, { title: Record<Language, string> }> }
}

test('every kind of requests of the server has its name and icon, in both languages, and no other has', () => {
  const kinds = requestKinds()
  expect(kinds.map(([kind]) => kind).toSorted()).toEqual([...requestEngine.kinds.keys()].toSorted())
  for (const [kind, { title }] of kinds)
    expect([kind, title]).toEqual([kind, requestEngine.kinds.get(kind)?.title])
  for (const [kind, { title, ask }] of kinds)
    for (const words of [title, ask?.title, ask?.text].filter((one) => one !== undefined))
      expect([kind, words.la, words.en]).not.toContain('')
})
