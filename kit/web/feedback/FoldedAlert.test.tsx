import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES, show, WORDS } from '../testing/show.tsx'
import { FoldedAlert } from './FoldedAlert.tsx'

test.each(LANGUAGES)('a warning names its details only after a press (%s)', async (language) => {
  const words = WORDS[language].action
  await show(<FoldedAlert title="Codes are missing">Khamla, Noy</FoldedAlert>, language)
  const alert = page.getByRole('alert')
  await expect.element(alert.getByText('Codes are missing')).toBeVisible()
  expect(alert.getByText('Khamla, Noy').elements()).toEqual([])
  await alert.getByRole('button', { name: words.showDetails }).click()
  await expect.element(alert.getByText('Khamla, Noy')).toBeVisible()
  await alert.getByRole('button', { name: words.hideDetails }).click()
  await expect.poll(() => alert.getByText('Khamla, Noy').elements()).toEqual([])
})
