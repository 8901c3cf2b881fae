import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { Steps } from './Steps.tsx'

const STEPS = [
  { name: 'person', title: 'Person' },
  { name: 'job', title: 'Job' },
  { name: 'pay', title: 'Pay' },
] as const

test('names the step that is open, marks those that are done, and counts one with an error', async () => {
  await show(
    <Steps label="New employee" steps={STEPS} current="pay" faulty={['job']} onChoose={() => {}} />,
    'en',
  )
  const list = page.getByRole('list', { name: 'New employee' })
  const step = (name: string) => list.getByRole('button', { name: new RegExp(name) })
  await expect.element(step('Pay')).toHaveAttribute('aria-current', 'step')
  await expect.element(step('Person')).not.toHaveAttribute('aria-current')
  await expect.element(step('Pay')).toHaveTextContent('3Pay')
  // Done without an error: a tick in place of the number.
  expect(step('Person').element().textContent).toBe('Person')
  await expect.element(step('Job')).toHaveTextContent('2Job')
  await expect.element(step('Job')).toHaveAttribute('data-faulty', 'true')
  await expect.element(step('Person')).not.toHaveAttribute('data-faulty')
})

test('opens the step that is chosen, by pointer and by keyboard', async () => {
  const choose = vi.fn()
  await show(<Steps label="New employee" steps={STEPS} current="person" onChoose={choose} />, 'en')
  await page.getByRole('button', { name: /Pay/ }).click()
  const job = page.getByRole('button', { name: /Job/ })
  await userEvent.tab({ shift: true })
  await expect.element(job).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(choose.mock.calls).toEqual([['pay'], ['job']])
})
