import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { RouterProvider } from 'react-router/dom'
import { ToastHost } from '#kit/web/feedback/toast-host.tsx'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { queryClient } from '#kit/web/query.ts'
import { cssVariables, themeFor } from '#kit/web/theme.ts'
import { Booting } from './parts/Booting.tsx'
import { router } from './router.tsx'

const colours = localStorageColorSchemeManager({ key: 'color-scheme' })

/** The providers around all screens: colours, query cache, messages, the router. */
export function App() {
  const language = useLanguage()
  const theme = useMemo(() => themeFor(language), [language])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colours}
      defaultColorScheme="auto"
    >
      <QueryClientProvider client={queryClient}>
        <ToastHost />
        <Suspense fallback={<Booting />}>
          <RouterProvider router={router} />
        </Suspense>
      </QueryClientProvider>
    </MantineProvider>
  )
}
