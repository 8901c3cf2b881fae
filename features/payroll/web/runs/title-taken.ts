import { ApiError } from '#kit/web/api-error.ts'

/** Runs `save`; that another run has the title already is told by `onTaken`, beside its field. Everything else is thrown on. */
export async function unlessTitleTaken(save: () => Promise<void>, onTaken: () => void): Promise<void> {
  try {
    await save()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'duplicate') throw error
    onTaken()
  }
}
