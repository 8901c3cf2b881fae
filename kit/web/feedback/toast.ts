import { errorText } from '../api-error.ts'
import { kitText } from '../i18n/kit-text.ts'
import { currentLanguage } from '../i18n/language.ts'
import { showToast } from './toast-store.ts'

/** Specification 9: at the top right for 3 seconds. */
const SUCCESS_TIME = 3000
const ERROR_TIME = 6000

type Word = 'saved' | 'updated' | 'deleted' | 'recovered' | 'signedOut'

/** "Saved", "Changes saved", "Deleted", "Signed out", or a sentence of one's own. */
export async function toastSuccess(message: Word | (string & {}), time = SUCCESS_TIME): Promise<void> {
  const words: Record<string, string> = (await kitText.load(currentLanguage())).toast
  showToast({ message: words[message] ?? message, kind: 'success', time })
}

/** What went wrong, from an error or a sentence. It stays longer than a success: it has to be read. */
export function toastError(error: unknown): void {
  const message = typeof error === 'string' ? error : errorText(error, currentLanguage())
  showToast({ message, kind: 'error', time: ERROR_TIME })
}
