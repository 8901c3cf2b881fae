import '#kit/web/styles/base.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { provideErrorTexts } from '#kit/web/error-texts.ts'
import { App } from './App.tsx'
import { followDrafts } from './draft-watch.ts'
import { router } from './router.tsx'
import { followSession } from './session-watch.ts'

provideErrorTexts(() => import('./feature-errors.ts'))
followDrafts(router)
followSession(router)

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
