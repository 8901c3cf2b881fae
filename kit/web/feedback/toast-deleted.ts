import type { RouteSpec } from '#kit/contract/route.ts'
import { callLoosely } from '../client.ts'
import { kitText } from '../i18n/kit-text.ts'
import { currentLanguage } from '../i18n/language.ts'
import { refresh } from '../query.ts'
import { toastError, toastSuccess } from './toast.ts'
import { showToast } from './toast-store.ts'

/** Longer than a normal success message, so that users can notice a mistake. */
const UNDO_TIME = 8000

/** "Deleted", with a button that restores the record. */
export async function toastDeleted(recover: RouteSpec, id: number): Promise<void> {
  const { toast } = await kitText.load(currentLanguage())
  async function undo() {
    await callLoosely(recover, { params: { id } })
    await refresh()
    await toastSuccess('recovered')
  }
  const action = { label: toast.undo, run: () => void undo().catch(toastError) }
  showToast({ message: toast.deleted, kind: 'success', time: UNDO_TIME, action })
}
