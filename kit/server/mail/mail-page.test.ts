import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BRAND } from '../brand.ts'
import { mailPage } from './mail-page.ts'

beforeEach(() => {
  vi.stubEnv('PUBLIC_URL', 'https://champa.test')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

test('only addresses of this installation become links, not those in a name', () => {
  const page = (text: string) => mailPage('Hello', text)
  expect(page('From http://evil.test/x Noy')).not.toContain('<a ')
  expect(page('https://champa.test.evil.test/x')).not.toContain('<a ')
  expect(page('https://champa.test@evil.test/x')).not.toContain('<a ')
  expect(page('https://champa.test/x')).toContain('href="https://champa.test/x"')
  vi.stubEnv('PUBLIC_URL', undefined)
  expect(page('https://champa.test/x')).not.toContain('<a ')
  expect(page('http://127.0.0.1:3000/x')).toContain('href="http://127.0.0.1:3000/x"')
})

test('the page of a mail has its text with links, and nothing in it becomes markup', () => {
  const page = mailPage('ລະຫັດ <b>', 'ເປີດ https://champa.test/reset?a=1&b=2 ດຽວນີ້\n<img src=x> & "ນ້ຳ"')
  expect(page).toContain('href="https://champa.test/reset?a=1&amp;b=2"')
  expect(page).toContain('<br>&lt;img src=x&gt; &amp; &quot;ນ້ຳ&quot;')
  expect(page).toContain('ລະຫັດ &lt;b&gt;')
  expect(page).not.toMatch(/<img|<b>/)
  expect(page).toContain(`#${BRAND.leaf}`)
})
