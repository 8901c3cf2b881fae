import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { Form } from '../form/Form.tsx'
import { useContractForm } from '../form/use-contract-form.ts'
import { DataTable } from '../table/DataTable.tsx'
import { useListState } from '../table/list-state.ts'
import { useRows } from '../table/use-rows.ts'
import { type Fruit, listFruits } from '../testing/fruits.ts'
import { LANGUAGES, show, WORDS } from '../testing/show.tsx'
import { DetailsDrawer } from './DetailsDrawer.tsx'
import { useOpenedRow } from './use-opened-row.ts'

function Note() {
  const form = useContractForm(z.object({ note: z.string() }), { note: '' })
  return (
    <Form form={form} onSubmit={() => undefined}>
      <TextInput label="Note" {...form.fields.getInputProps('note')} />
    </Form>
  )
}

function Fruits() {
  const state = useListState({ name: 'fruits' })
  const list = useRows<Fruit>(listFruits, state, {})
  const opened = useOpenedRow({ name: 'fruit', state, ...list })
  const [isEditing, setEditing] = useState(false)
  return (
    <div id="content" tabIndex={-1}>
      <DataTable
        route={listFruits}
        columns={[{ key: 'name', title: 'Name' }]}
        label="Fruits"
        name="fruits"
        state={state}
        onRowClick={opened.open}
        opened={opened.key}
      />
      <DetailsDrawer opened={opened} title={opened.row?.name ?? `#${opened.id}`} kind="Fruit" page="/fruit/1">
        <button type="button" onClick={() => setEditing(true)}>
          Write
        </button>
        {isEditing && <Note key={opened.key} />}
      </DetailsDrawer>
    </div>
  )
}

const drawer = page.getByRole('dialog')
const row = (name: string) => page.getByRole('row', { name })
const address = () => new URLSearchParams(location.search).get('fruit')

describe.each(LANGUAGES)('details beside a list (%s)', (language) => {
  const words = WORDS[language]
  const next = `${words.action.next} (→)`
  const opens = (name: string) => expect.element(drawer).toHaveAccessibleName(name)

  test('are in the address, follow the arrows across pages, and return the focus to the row', async () => {
    await show(<Fruits />, language)
    await row('Fruit 24').click()
    await opens('Fruit 24')
    await expect.element(drawer).toHaveFocus()
    await expect
      .poll(() => drawer.query()?.getBoundingClientRect())
      .toMatchObject({ right: 1280, width: 560 })
    await expect.element(row('Fruit 24')).toHaveAttribute('data-opened')
    expect(address()).toBe('24')
    await userEvent.keyboard('{ArrowRight}')
    await opens('Fruit 25')
    await expect.element(drawer.getByText(words.details.place('25', '60'))).toBeVisible()
    await drawer.getByRole('button', { name: next }).click()
    await opens('Fruit 26')
    await expect.element(row('Fruit 26')).toHaveAttribute('data-opened')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => drawer.query()).toBeNull()
    await expect.element(row('Fruit 26')).toHaveFocus()
    expect(address()).toBeNull()
  })

  test('leave the list in use, and close with "back"', async () => {
    await show(<Fruits />, language)
    await row('Fruit 03').click()
    await opens('Fruit 03')
    await row('Fruit 05').click()
    await opens('Fruit 05')
    await userEvent.keyboard('{ArrowLeft}')
    await opens('Fruit 04')
    history.back()
    await expect.poll(() => drawer.query()).toBeNull()
    expect(address()).toBeNull()
    await expect.element(row('Fruit 04')).toHaveFocus()
  })

  test('do not lose what was typed in them', async () => {
    await show(<Fruits />, language)
    await row('Fruit 03').click()
    await drawer.getByRole('button', { name: 'Write' }).click()
    await drawer.getByRole('textbox', { name: 'Note' }).fill('Sour')
    const question = page.getByRole('dialog', { name: words.confirm.leaveTitle })
    for (const leave of ['{Escape}', next]) {
      if (leave === '{Escape}') await userEvent.keyboard(leave)
      else await drawer.getByRole('button', { name: leave }).click()
      await expect.element(question).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => question.query()).toBeNull()
      await expect.element(drawer.getByRole('textbox', { name: 'Note' })).toHaveValue('Sour')
    }
    await userEvent.keyboard('{Escape}')
    await question.getByRole('button', { name: words.confirm.discard }).click()
    await expect.poll(() => drawer.query()).toBeNull()
  })
})

test('a link opens the details, also of a row on another page, and closing keeps the filters', async () => {
  history.replaceState(null, '', '?search=fruit&fruit=42')
  await show(<Fruits />, 'en')
  await expect.element(drawer).toHaveAccessibleName('#42')
  await expect.element(drawer.getByRole('link', { name: WORDS.en.details.openPage })).toBeVisible()
  await drawer.getByRole('button', { name: WORDS.en.action.close }).click()
  await expect.poll(() => drawer.query()).toBeNull()
  expect(location.search).toBe('?search=fruit')
})

test('on a phone the details take the whole screen and keep the focus', async () => {
  await page.viewport(390, 844)
  await show(<Fruits />, 'la')
  await page.getByRole('button', { name: 'Fruit 02' }).click()
  await expect.poll(() => drawer.query()?.getBoundingClientRect().width).toBe(390)
  for (let count = 0; count < 8; count += 1) await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull()
})
