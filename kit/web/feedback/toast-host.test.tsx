import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findError } from '#kit/contract/error-register.ts'
import { ApiError } from '../api-error.ts'
import { focus, LANGUAGES, show, WORDS } from '../testing/show.tsx'
import { toastError, toastSuccess } from './toast.ts'
import { showToast } from './toast-store.ts'

const texts = () =>
  [...document.querySelectorAll('[role=status], [role=alert]')].map((toast) => toast.textContent)

/** Longer than any test takes. */
const LONG = 3_600_000

describe.each(LANGUAGES)('messages (%s)', (language) => {
  const words = WORDS[language]

  test('say what was done and what went wrong', async () => {
    await show(<p>Page</p>, language)
    await toastSuccess('saved', LONG)
    await expect.element(page.getByRole('status').getByText(words.toast.saved)).toBeVisible()
    const code = 'too_many_requests'
    const error = findError(code)
    toastError(new ApiError(429, { code, message: '', ...(error && { texts: error }) }))
    await expect.element(page.getByRole('alert').getByText(error?.[language] ?? '-')).toBeVisible()
  })

  test('shows at most four; closing one by keyboard shows the next', async () => {
    await show(<p>Page</p>, language)
    for (let count = 1; count <= 5; count += 1)
      showToast({ message: `Message ${count}`, kind: 'success', time: LONG })
    await expect.poll(texts).toEqual(['Message 1', 'Message 2', 'Message 3', 'Message 4'])
    await focus(page.getByRole('button', { name: words.action.close }).nth(1))
    await userEvent.keyboard('{Enter}')
    await expect.poll(texts).toEqual(['Message 1', 'Message 3', 'Message 4', 'Message 5'])
  })

  test('offer to take back what was done', async () => {
    await show(<p>Page</p>, language)
    const run = vi.fn()
    showToast({ message: 'Gone', kind: 'success', time: LONG, action: { label: words.toast.undo, run } })
    await page.getByRole('button', { name: words.toast.undo }).click()
    expect(run).toHaveBeenCalledTimes(1)
    await expect.poll(texts).toEqual([])
  })
})

test('a message disappears automatically when its time is over', async () => {
  await show(<p>Page</p>, 'en')
  showToast({ message: 'Short', kind: 'success', time: 1 })
  showToast({ message: 'Long', kind: 'success', time: LONG })
  await expect.poll(texts).toEqual(['Long'])
})
