import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatBytes } from '../format.ts'
import { focus, LANGUAGES, show, WORDS } from '../testing/show.tsx'
import { FileDrop } from './FileDrop.tsx'

const MAX = 1000

function Picker({ heard }: { heard: (file: File | null) => void }) {
  const [file, setFile] = useState<File | null>(null)
  const change = (next: File | null) => {
    heard(next)
    setFile(next)
  }
  return <FileDrop label="Scans" value={file} onChange={change} maxSize={MAX} accept={['text/plain']} />
}

const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
const file = (name: string, bytes: number, type = 'text/plain') =>
  new File(['x'.repeat(bytes)], name, { type })

describe.each(LANGUAGES)('a file (%s)', (language) => {
  const words = WORDS[language].field

  test('is chosen, named with its size, and taken away again', async () => {
    const heard = vi.fn()
    await show(<Picker heard={heard} />, language)
    await expect.element(page.getByText(words.dropFile)).toBeVisible()
    await expect.element(page.getByText(words.dropLimit(formatBytes(MAX)))).toBeVisible()
    await userEvent.upload(input(), file('april.txt', 900))
    await expect.element(page.getByText('april.txt')).toBeVisible()
    await expect.element(page.getByText(formatBytes(900))).toBeVisible()
    expect(heard.mock.lastCall?.[0]).toMatchObject({ name: 'april.txt', size: 900 })
    const remove = page.getByRole('button', { name: words.removeFile })
    await focus(remove)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(words.dropFile)).toBeVisible()
    expect(heard).toHaveBeenLastCalledWith(null)
  })

  test('that is too large or of another kind is refused with the reason, and a good one clears it', async () => {
    const heard = vi.fn()
    await show(<Picker heard={heard} />, language)
    await expect.poll(input).not.toBeNull()
    await userEvent.upload(input(), file('large.txt', 1001))
    await expect.element(page.getByText(words.dropTooLarge(formatBytes(MAX)))).toBeVisible()
    await userEvent.upload(input(), file('photo.png', 10, 'image/png'))
    await expect.element(page.getByText(words.dropWrongType)).toBeVisible()
    expect(heard).not.toHaveBeenCalled()
    await userEvent.upload(input(), file('good.txt', 10))
    await expect.element(page.getByText('good.txt')).toBeVisible()
    expect(page.getByText(words.dropWrongType).query()).toBeNull()
  })
})
