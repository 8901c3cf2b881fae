import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FILE_TIMEOUT, FileLoadError, loadFile } from './load-file.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('gives the file and leaves no clock running', async () => {
  expect(await loadFile(async () => ({ default: 7 }))).toEqual({ default: 7 })
  expect(vi.getTimerCount()).toBe(0)
})

test('a download that fails says so and keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const error = await loadFile(() => Promise.reject(cause)).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(FileLoadError)
  expect((error as Error).cause).toBe(cause)
  expect(vi.getTimerCount()).toBe(0)
})

test('a download that hangs has failed after 120 seconds, not before', async () => {
  let error: unknown
  void loadFile(() => new Promise(() => undefined)).catch((thrown: unknown) => {
    error = thrown
  })
  await vi.advanceTimersByTimeAsync(FILE_TIMEOUT - 1)
  expect(error).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(error).toBeInstanceOf(FileLoadError)
  expect(FILE_TIMEOUT).toBe(120_000)
})
