import { lazy } from 'react'

/** Time limit for loading a file of the application (specification 8: 120 seconds). */
export const FILE_TIMEOUT = 120_000

/** Thrown if a part of the application could not be loaded: its script, its styles or its texts. */
export class FileLoadError extends Error {}

/**
 * Loads a part of the application by its `import()`; throws `FileLoadError` when the download fails or takes
 * too long.
 */
export async function loadFile<T>(load: () => Promise<T>, timeout = FILE_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FileLoadError('a file was not loaded in time')), timeout)
  })
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    throw cause instanceof FileLoadError ? cause : new FileLoadError('a file could not be loaded', { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** React's `lazy` for a part of a screen, with the same time limit and error. */
export const lazyPart: typeof lazy = (load) => lazy(() => loadFile(load))
