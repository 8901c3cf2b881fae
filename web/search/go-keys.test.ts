import { expect, test, vi } from 'vitest'
import { COMPANY, PROVIDER } from '../testing/sessions.ts'

vi.stubGlobal('window', new EventTarget())
const { companyMenu } = await import('../menus/company-menu.ts')
const { providerMenu } = await import('../menus/provider-menu.ts')
const { menuFor } = await import('../menus/menu.ts')
const { followGo, goKeysOf } = await import('./go-keys.ts')

const press = (key: string, timeStamp: number, code = `Key${key.toUpperCase()}`) => ({ key, code, timeStamp })

test('a letter soon after g is the page to go to, also by the position of a Lao key', () => {
  const follow = followGo()
  expect(follow(press('e', 0))).toBeUndefined()
  expect(follow(press('g', 10))).toBeUndefined()
  expect(follow(press('e', 500))).toBe('e')
  expect(follow(press('e', 600))).toBeUndefined()
  expect(follow(press('ເ', 700, 'KeyG'))).toBeUndefined()
  expect(follow(press('ຍ', 800, 'KeyP'))).toBe('p')
  follow(press('g', 1000))
  expect(follow(press('p', 3000))).toBeUndefined()
})

test('each letter stands for one page of a side', () => {
  for (const [session, menu] of [
    [COMPANY, companyMenu],
    [PROVIDER, providerMenu],
  ] as const) {
    const letters = goKeysOf(menuFor(session, menu)).map(([letter]) => letter)
    expect(letters.length).toBeGreaterThan(3)
    expect(new Set(letters).size).toBe(letters.length)
  }
})
