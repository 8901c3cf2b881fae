import { ApiError } from '#kit/web/api-error.ts'

/** Runs `save`; if another run already has the title, calls `onTaken`, which shows the error on its field. Other errors are thrown. */
export async function unlessTitleTaken(save: () => Promise<void>, onTaken: () => void): Promise<void> {
  try {
    await save()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'duplicate') throw error
    onTaken()
  }
}
