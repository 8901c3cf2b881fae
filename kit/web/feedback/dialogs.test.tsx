import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { Form } from '../form/Form.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { LANGUAGES, show, WORDS } from '../testing/show.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { EditModal } from './dialogs.tsx'

function Page({ onDelete }: { onDelete: () => void }) {
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <button type="button" onClick={() => setOpen('edit')}>
        Open edit
      </button>
      <button type="button" onClick={() => setOpen('delete')}>
        Open delete
      </button>
      <EditModal opened={open === 'edit'} onClose={close} title="Person">
        <TextInput label="Name" data-autofocus />
      </EditModal>
      <ConfirmDialog opened={open === 'delete'} onClose={close} onConfirm={onDelete} />
    </>
  )
}

const Department = z.object({ name: z.string().min(1) })

function DepartmentForm({ onDone }: { onDone: () => void }) {
  const form = useContractForm(Department, { name: '' })
  return (
    <Form form={form} onSubmit={onDone} onCancel={onDone}>
      <TextInput label="Name" data-autofocus {...form.fields.getInputProps('name')} />
    </Form>
  )
}

function Departments() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Add
      </button>
      <EditModal opened={isOpen} onClose={close} title="Department">
        <DepartmentForm onDone={close} />
      </EditModal>
    </>
  )
}

const dialog = page.getByRole('dialog')

describe.each(LANGUAGES)('a dialog (%s)', (language) => {
  const words = WORDS[language]

  test('has the focus, keeps it while one tabs, and gives it back when Escape closes it', async () => {
    await show(<Page onDelete={vi.fn()} />, language)
    const opener = page.getByRole('button', { name: 'Open edit' })
    await opener.click()
    await expect.element(dialog).toHaveAccessibleName('Person')
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    for (let count = 0; count < 4; count += 1) {
      await userEvent.keyboard('{Tab}')
      expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull()
    }
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialog.query()).toBeNull()
    await expect.element(opener).toHaveFocus()
  })

  test('that asks before deleting is answered by keyboard', async () => {
    const remove = vi.fn()
    await show(<Page onDelete={remove} />, language)
    const opener = page.getByRole('button', { name: 'Open delete' })
    await opener.click()
    await expect.element(dialog).toHaveAccessibleName(words.confirm.deleteTitle)
    await expect.element(dialog.getByText(words.confirm.deleteText)).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: words.action.delete })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(remove).toHaveBeenCalledTimes(1)
    await dialog.getByRole('button', { name: words.action.cancel }).click()
    await expect.poll(() => dialog.query()).toBeNull()
    await expect.element(opener).toHaveFocus()
  })
})

describe.each(LANGUAGES)('a form in a dialog (%s)', (language) => {
  const words = WORDS[language]
  const name = page.getByRole('textbox', { name: 'Name' })
  const question = page.getByRole('dialog', { name: words.confirm.leaveTitle })
  const open = async () => {
    await show(<Departments />, language)
    await page.getByRole('button', { name: 'Add' }).click()
    await expect.element(name).toHaveFocus()
  }

  test('keeps what was typed when Escape is pressed by mistake, and closes when that is wanted', async () => {
    await open()
    await userEvent.keyboard('Sewing{Escape}')
    await expect.element(question).toBeVisible()
    await expect.element(question.getByText(words.confirm.closeText)).toBeVisible()
    await expect.element(question.getByRole('button', { name: words.confirm.stay })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => question.query()).toBeNull()
    await expect.element(name).toHaveValue('Sewing')
    await userEvent.keyboard('{Escape}')
    await question.getByRole('button', { name: words.confirm.discard }).click()
    await expect.poll(() => dialog.query()).toBeNull()
  })

  test('closes without a question while nothing is typed, after Cancel, and after saving', async () => {
    await open()
    await userEvent.keyboard('S{Backspace}{Escape}')
    await expect.poll(() => dialog.query()).toBeNull()
    for (const button of [words.action.cancel, words.action.save]) {
      await page.getByRole('button', { name: 'Add' }).click()
      await name.fill('Sewing')
      await page.getByRole('button', { name: button }).click()
      await expect.poll(() => dialog.query()).toBeNull()
    }
    await page.getByRole('button', { name: 'Add' }).click()
    await expect.element(name).toHaveValue('')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialog.query()).toBeNull()
  })
})

/** A question with a note that belongs to no form, like the approval of a run. */
function Approval() {
  const [isOpen, setIsOpen] = useState(false)
  const [note, setNote] = useState('')
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Approve
      </button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => setIsOpen(false)}
        title="Approve?"
      >
        <Textarea label="Note" value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      </ConfirmDialog>
    </>
  )
}

describe.each(LANGUAGES)('a question with a note (%s)', (language) => {
  const words = WORDS[language]
  const note = page.getByRole('textbox', { name: 'Note' })
  const question = page.getByRole('dialog', { name: words.confirm.leaveTitle })
  const open = () => page.getByRole('button', { name: 'Approve' }).click()

  test('asks before Escape or a click beside it discards the note', async () => {
    await show(<Approval />, language)
    await open()
    await note.fill('Checked with the bank')
    for (const close of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true }),
    ]) {
      await close()
      await expect.element(question).toBeVisible()
      await question.getByRole('button', { name: words.confirm.stay }).click()
      await expect.poll(() => question.query()).toBeNull()
      await expect.element(note).toHaveValue('Checked with the bank')
    }
    await userEvent.keyboard('{Escape}')
    await question.getByRole('button', { name: words.confirm.discard }).click()
    await expect.poll(() => dialog.query()).toBeNull()
  })

  test('closes without a question while nothing is typed, and after Cancel', async () => {
    await show(<Approval />, language)
    await open()
    await note.fill('Checked')
    await note.fill('')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dialog.query()).toBeNull()
    await open()
    await note.fill('Checked')
    await page.getByRole('button', { name: words.action.cancel }).click()
    await expect.poll(() => dialog.query()).toBeNull()
  })
})

test('on a phone a dialog for editing takes the whole screen', async () => {
  await page.viewport(390, 844)
  await show(<Page onDelete={vi.fn()} />, 'la')
  await page.getByRole('button', { name: 'Open edit' }).click()
  await expect.poll(() => dialog.query()?.getBoundingClientRect().width).toBe(390)
})
