import '../styles/desk.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { afterEach, expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { ToastHost } from '../feedback/toast-host.tsx'
import { hideToast, toastsInView } from '../feedback/toast-store.ts'
import { type Language, setLanguage } from '../i18n/language.ts'
import en from '../locales/en.ts'
import la from '../locales/la.ts'
import { queryClient } from '../query.ts'
import { cssVariables, themeFor } from '../theme.ts'

export const LANGUAGES = ['la', 'en'] as const
/** The kit's own words, to find what a person would see. */
export const WORDS = { la, en }

const home = location.href
let root: Root | undefined

/** Waits for an element and gives it the focus. */
export async function focus(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible()
  ;(target.element() as HTMLElement).focus()
}

/** Shows a part as the application would, on a page of its own. */
export async function show(part: ReactNode, language: Language): Promise<void> {
  // The tests run in a frame of the page, which gets the focus only when it is requested.
  window.focus()
  await setLanguage(language)
  const place = document.body.appendChild(document.createElement('main'))
  root = createRoot(place)
  root.render(
    <MantineProvider theme={themeFor(language)} cssVariablesResolver={cssVariables}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <ToastHost />
          <Suspense>{part}</Suspense>
        </BrowserRouter>
      </QueryClientProvider>
    </MantineProvider>,
  )
}

afterEach(async () => {
  root?.unmount()
  root = undefined
  for (const { id } of toastsInView()) hideToast(id)
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  history.replaceState(null, '', home)
  await page.viewport(1280, 800)
})
