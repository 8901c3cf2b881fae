import { kitText } from '../i18n/kit-text.ts'
import { currentLanguage } from '../i18n/language.ts'
import { showToast } from './toast-store.ts'

/** Longer than a message without an action, so that it can be used. */
const ADDED_TIME = 6000

/** What was added, by name, with a button that shows it. */
export async function toastAdded(name: string, view: () => void): Promise<void> {
  const { list, action } = await kitText.load(currentLanguage())
  showToast({
    message: list.added(name),
    kind: 'success',
    time: ADDED_TIME,
    action: { label: action.view, run: view },
  })
}
