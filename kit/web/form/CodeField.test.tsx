import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { CodeField } from './CodeField.tsx'

function Code({ heard }: { heard: (code: string) => void }) {
  const [value, setValue] = useState('')
  return (
    <>
      <CodeField label="Code" groups={[4, 4]} value={value} onChange={setValue} onComplete={heard} />
      <output>{value}</output>
    </>
  )
}

const boxes = () => [...document.querySelectorAll('[aria-hidden] > span')].map((box) => box.textContent)

test('a pasted code fills all boxes, with its dash or in capitals, and is complete once', async () => {
  const heard = vi.fn()
  await show(<Code heard={heard} />, 'en')
  const field = page.getByLabelText('Code')
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code')
  await field.fill(' K7MP-3wzd ')
  await expect.element(page.getByRole('status')).toHaveTextContent('k7mp3wzd')
  expect(boxes()).toEqual([...'k7mp3wzd'])
  expect(heard.mock.calls).toEqual([['k7mp3wzd']])
})

test('typed characters fill one box after another; a correction begins at the last', async () => {
  const heard = vi.fn()
  await show(<Code heard={heard} />, 'en')
  await page.getByLabelText('Code').click()
  await userEvent.keyboard('ab1{Backspace}2')
  await expect.element(page.getByRole('status')).toHaveTextContent('ab2')
  expect(boxes()).toEqual(['a', 'b', '2', '', '', '', '', ''])
  expect(heard).not.toHaveBeenCalled()
})
