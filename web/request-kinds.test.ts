import { expect, test, vi } from 'vitest'
import { requestKinds } from '#features/requests/web/kinds.ts'
import { requestEngine } from '#server/compose.ts'

vi.stubGlobal('window', new EventTarget())
await import('./request-kinds.ts')

test('every kind of requests of the server has its name and icon, in both languages, and no other has', () => {
  const kinds = requestKinds()
  expect(kinds.map(([kind]) => kind).toSorted()).toEqual([...requestEngine.kinds.keys()].toSorted())
  for (const [kind, { title }] of kinds)
    expect([kind, title]).toEqual([kind, requestEngine.kinds.get(kind)?.title])
  for (const [kind, { title, ask }] of kinds)
    for (const words of [title, ask?.title, ask?.text].filter((one) => one !== undefined))
      expect([kind, words.la, words.en]).not.toContain('')
})
