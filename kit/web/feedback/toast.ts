import { errorText } from '../api-error.ts'
import { kitText } from '../i18n/kit-text.ts'
import { currentLanguage } from '../i18n/language.ts'
import { showToast } from './toast-store.ts'

/** Specification 9: at the top right for 3 seconds. */
const SUCCESS_TIME = 3000
const ERROR_TIME = 6000

type Word = 'saved' | 'updated' | 'deleted' | 'recovered' | 'signedOut'

/** "Saved", "Changes saved", "Deleted", "Signed out", or another text. */
export async function toastSuccess(message: Word | (string & {}), time = SUCCESS_TIME): Promise<void> {
  const words: Record<string, string> = (await kitText.load(currentLanguage())).toast
  showToast({ message: words[message] ?? message, kind: 'success', time })
}

/** An error message, from an error or a text. It is displayed longer than a success message. */
export function toastError(error: unknown): void {
  const message = typeof error === 'string' ? error : errorText(error, currentLanguage())
  showToast({ message, kind: 'error', time: ERROR_TIME })
}
