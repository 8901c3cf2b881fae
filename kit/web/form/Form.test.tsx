import { TextInput } from '@mantine/core'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { fieldMessages } from '#kit/contract/field-messages.ts'
import { SalaryKip } from '#kit/contract/scalars.ts'
import { ApiError } from '../api-error.ts'
import { LANGUAGES, show, WORDS } from '../testing/show.tsx'
import { FieldGrid } from './FieldGrid.tsx'
import { Form } from './Form.tsx'
import { KipField } from './KipField.tsx'
import { useContractForm } from './use-contract-form.ts'

const Person = z.object({ name: z.string().min(1).max(20), phone: z.string().max(20), salary: SalaryKip })
type Person = z.infer<typeof Person>
const Stored = Person.extend({ version: z.int() })

interface PersonProps {
  onSubmit: (body: Person) => unknown
  onCancel?: () => void
  changesOnly?: boolean
}

function PersonForm({ onSubmit, onCancel, changesOnly = false }: PersonProps) {
  const form = useContractForm(Person, { name: '', phone: '', salary: '' as number | '' })
  return (
    <Form form={form} onSubmit={onSubmit} changesOnly={changesOnly} {...(onCancel && { onCancel })}>
      <FieldGrid title="Person">
        <TextInput label="Name" {...form.fields.getInputProps('name')} />
        <TextInput label="Phone" {...form.fields.getInputProps('phone')} />
        <KipField label="Salary" {...form.fields.getInputProps('salary')} />
      </FieldGrid>
    </Form>
  )
}

/** Two parts of one form; the buttons check one of them. */
function PartsForm({ onCheck }: { onCheck: (isFine: boolean) => void }) {
  const form = useContractForm(Person, { name: '', phone: '', salary: '' as number | '' })
  const check = (part: string) => (event: { currentTarget: HTMLElement }) =>
    onCheck(form.checkPart((path) => path === part, event.currentTarget.closest('form')))
  return (
    <Form form={form} onSubmit={() => {}}>
      <TextInput label="Name" {...form.fields.getInputProps('name')} />
      <TextInput label="Phone" {...form.fields.getInputProps('phone')} />
      <KipField label="Salary" {...form.fields.getInputProps('salary')} />
      {['name', 'phone', 'salary'].map((part) => (
        <button key={part} type="button" onClick={check(part)}>
          Check {part}
        </button>
      ))}
    </Form>
  )
}

/** A stored person, whom somebody else changes before the first attempt to save. */
function StoredForm({ onSubmit }: { onSubmit: (body: z.input<typeof Stored>) => unknown }) {
  const form = useContractForm(
    Stored,
    { name: 'Noy', phone: '020 1', salary: 3_000_000, version: 1 },
    { latest: () => ({ name: 'Noy', phone: '020 2', salary: 4_000_000, version: 2 }) },
  )
  return (
    <Form form={form} onSubmit={onSubmit}>
      <TextInput label="Name" {...form.fields.getInputProps('name')} />
      <TextInput label="Phone" {...form.fields.getInputProps('phone')} />
      <KipField label="Salary" {...form.fields.getInputProps('salary')} />
    </Form>
  )
}

const field = (name: string) => page.getByRole('textbox', { name })

describe.each(LANGUAGES)('a form (%s)', (language) => {
  const words = WORDS[language]
  const messages = fieldMessages(
    Person.safeParse({ name: '', phone: '', salary: undefined }, { reportInput: true }).error?.issues ?? [],
    language,
  )

  test('sends nothing while a field is wrong: says so below each and goes to the first', async () => {
    const send = vi.fn()
    await show(<PersonForm onSubmit={send} />, language)
    await field('Phone').click()
    await userEvent.keyboard('{Enter}')
    await expect.element(field('Name')).toHaveFocus()
    for (const [name, label] of [
      ['name', 'Name'],
      ['salary', 'Salary'],
    ] as const) {
      await expect.element(field(label)).toHaveAccessibleDescription(messages[name]?.[0] ?? '-')
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
    }
    await userEvent.keyboard('N')
    await expect.element(field('Name')).not.toHaveAttribute('aria-invalid', 'true')
    expect(send).not.toHaveBeenCalled()
  })

  test('checks a part: only its errors are shown, and the first one gets the focus', async () => {
    const checked = vi.fn()
    await show(<PartsForm onCheck={checked} />, language)
    const check = (part: string) => page.getByRole('button', { name: `Check ${part}` }).click()
    await check('phone')
    expect(checked.mock.calls).toEqual([[true]])
    await expect.element(field('Name')).not.toHaveAttribute('aria-invalid', 'true')
    await check('salary')
    expect(checked.mock.lastCall).toEqual([false])
    await expect.element(field('Salary')).toHaveFocus()
    await expect.element(field('Salary')).toHaveAccessibleDescription(messages.salary?.[0] ?? '-')
    await expect.element(field('Name')).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.keyboard('2500000')
    await check('salary')
    expect(checked.mock.lastCall).toEqual([true])
    await check('name')
    expect(checked.mock.lastCall).toEqual([false])
    await expect.element(field('Name')).toHaveFocus()
  })

  test('is filled in by keyboard and sent once, sums grouped on screen and whole in the body', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const send = vi.fn(() => promise)
    await show(<PersonForm onSubmit={send} />, language)
    await field('Name').click()
    await userEvent.keyboard('Noy{Tab}020{Tab}2500000')
    await expect.element(field('Salary')).toHaveValue('2,500,000')
    await userEvent.keyboard('{Enter}{Enter}')
    const save = page.getByRole('button', { name: words.action.save })
    await expect.element(save).toHaveAttribute('data-loading')
    expect(send.mock.calls).toEqual([[{ name: 'Noy', phone: '020', salary: 2_500_000 }]])
    resolve()
    await expect.element(save).not.toHaveAttribute('data-loading')
  })

  test('of stored values can be saved as soon as one differs', async () => {
    await show(<PersonForm onSubmit={() => {}} changesOnly />, language)
    const save = page.getByRole('button', { name: words.action.save })
    await expect.element(save).toBeDisabled()
    await field('Name').fill('Noy')
    await expect.element(save).toBeEnabled()
    await field('Name').fill('')
    await expect.element(save).toBeDisabled()
  })

  test('reads a pasted amount with groups of thousands, whatever separates them', async () => {
    await show(<PersonForm onSubmit={() => {}} />, language)
    const salary = field('Salary')
    const paste = (text: string) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      const input = salary.element() as HTMLInputElement
      input.select()
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }
    await expect.element(salary).toBeVisible()
    paste('6.500.000')
    await expect.element(salary).toHaveValue('6,500,000')
    paste('10.000 ກີບ')
    await expect.element(salary).toHaveValue('10,000')
    paste('999.999.999.999')
    await expect.element(salary).toHaveValue('10,000')
  })

  test('keeps what only somebody else has changed in the meantime, and asks where both have', async () => {
    const sent = vi.fn((body: z.input<typeof Stored>) => {
      if (body.version === 1) throw new ApiError(409, { code: 'stale_version', message: '' })
    })
    await show(<StoredForm onSubmit={sent} />, language)
    await field('Phone').fill('020 3')
    await page.getByRole('button', { name: words.action.save }).click()
    const panel = page.getByRole('alert')
    await expect.element(panel.getByRole('row', { name: 'Phone 020 2 020 3' })).toBeVisible()
    expect(panel.getByRole('row', { name: /Salary/ }).elements()).toEqual([])
    await panel.getByRole('button', { name: words.form.keepMine }).click()
    await vi.waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ name: 'Noy', phone: '020 3', salary: 4_000_000, version: 2 }),
    )
  })

  test('puts what the server refuses under its field, and a lost connection above all', async () => {
    const refusals = [
      new ApiError(422, { code: 'invalid_input', message: '', fields: { phone: ['Taken'] } }),
      new ApiError(0, { code: 'network', message: '', texts: { la: 'ຂາດ', en: 'Lost' } }),
    ]
    const send = vi.fn(() => {
      const refusal = refusals.shift()
      if (refusal) throw refusal
    })
    await show(<PersonForm onSubmit={send} />, language)
    await field('Name').fill('Noy')
    await field('Salary').fill('1')
    const save = page.getByRole('button', { name: words.action.save })
    await save.click()
    await expect.element(field('Phone')).toHaveAccessibleDescription('Taken')
    await expect.element(field('Phone')).toHaveFocus()
    await save.click()
    await expect.element(page.getByRole('alert').getByText(words.form.lostHint)).toBeVisible()
    await page.getByRole('button', { name: words.action.retry }).click()
    await expect.element(save).toBeVisible()
    expect(page.getByRole('alert').query()).toBeNull()
    expect(send).toHaveBeenCalledTimes(3)
  })
})
