import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES, show, WORDS } from '../testing/show.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

test.each(LANGUAGES)('a reason that is too short is refused under its field (%s)', async (language) => {
  const send = vi.fn()
  await show(
    <ReasonDialog
      title="Reject"
      sentence="Why?"
      minLength={5}
      maxLength={100}
      send={send}
      onClose={() => undefined}
    />,
    language,
  )
  const reason = page.getByRole('textbox')
  const confirm = page.getByRole('button', { name: WORDS[language].action.confirm })
  await reason.fill('  no   ')
  await confirm.click()
  await expect.element(page.getByText(/ 5 /)).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  await reason.fill('Not enough people')
  await confirm.click()
  await expect.poll(() => send.mock.calls).toEqual([['Not enough people']])
})
