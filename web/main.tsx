import '#kit/web/styles/base.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { provideErrorTexts } from '#kit/web/error-texts.ts'
import { LANGUAGE_TAG, loadBeforeSwitch } from '#kit/web/i18n/language.ts'
import { App } from './App.tsx'
import { followDrafts } from './draft-watch.ts'
import { followInstallation } from './install.ts'
import { router } from './router.tsx'
import { followSession } from './session-watch.ts'

provideErrorTexts(() => import('./feature-errors.ts'))
// For screen readers and hyphenation.
loadBeforeSwitch(async (language) => {
  document.documentElement.lang = LANGUAGE_TAG[language]
})
followDrafts(router)
followSession(router)
followInstallation()
// What the first screen does not need; without a network, the next visit loads it.
addEventListener('load', () =>
  setTimeout(() => void import('./after-first-screen.ts').catch(() => undefined), 3000),
)

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
