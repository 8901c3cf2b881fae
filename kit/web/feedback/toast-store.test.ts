import { expect, test } from 'vitest'
import { hideToast, onToasts, showToast, toastsInView } from './toast-store.ts'

const messages = () => toastsInView().map(({ message }) => message)

test('four messages are in view; a fifth comes when one goes', () => {
  let told = 0
  const stop = onToasts(() => {
    told += 1
  })
  for (const message of ['1', '2', '3', '4', '5']) showToast({ message, kind: 'success', time: 3000 })
  expect(messages()).toEqual(['1', '2', '3', '4'])
  hideToast(toastsInView()[1]?.id ?? 0)
  expect(messages()).toEqual(['1', '3', '4', '5'])
  expect(told).toBe(6)
  stop()
  for (const { id } of toastsInView()) hideToast(id)
  expect(messages()).toEqual([])
  expect(told).toBe(6)
})
