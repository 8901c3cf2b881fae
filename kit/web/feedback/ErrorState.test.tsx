import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError } from '../api-error.ts'
import { LANGUAGES, show, WORDS } from '../testing/show.tsx'
import { ErrorState } from './ErrorState.tsx'

const errorOf = (status: number, code: string) => new ApiError(status, { code, message: code })

describe.each(LANGUAGES)('data that could not be loaded (%s)', (language) => {
  const { state, action } = WORDS[language]

  test('of a record that does not exist: there is a way back and nothing to try again', async () => {
    await show(<ErrorState error={errorOf(404, 'not_found')} onRetry={vi.fn()} />, language)
    await expect.element(page.getByText(state.missing, { exact: true })).toBeVisible()
    await expect.element(page.getByText(state.missingHint)).toBeVisible()
    await expect.element(page.getByRole('button', { name: action.back })).toBeVisible()
    expect(page.getByRole('button', { name: action.retry }).query()).toBeNull()
  })

  test('for another reason: it can be tried again', async () => {
    const retry = vi.fn()
    await show(<ErrorState error={errorOf(500, 'internal')} onRetry={retry} />, language)
    await expect.element(page.getByText(state.failed)).toBeVisible()
    await page.getByRole('button', { name: action.retry }).click()
    expect(retry).toHaveBeenCalledTimes(1)
  })
})
