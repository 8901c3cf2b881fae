import { expect, test } from 'vitest'
import { BRAND } from '../brand.ts'
import { mailPage } from './mail-page.ts'

test('the page of a mail has its text with links, and nothing in it becomes markup', () => {
  const page = mailPage('ລະຫັດ <b>', 'ເປີດ https://champa.test/reset?a=1&b=2 ດຽວນີ້\n<img src=x> & "ນ້ຳ"')
  expect(page).toContain('href="https://champa.test/reset?a=1&amp;b=2"')
  expect(page).toContain('<br>&lt;img src=x&gt; &amp; &quot;ນ້ຳ&quot;')
  expect(page).toContain('ລະຫັດ &lt;b&gt;')
  expect(page).not.toMatch(/<img|<b>/)
  expect(page).toContain(`#${BRAND.leaf}`)
})
