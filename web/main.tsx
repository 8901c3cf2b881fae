import '#kit/web/styles/base.ts'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { ToastHost } from '#kit/web/feedback/toast-host.tsx'
import { registerRoutes } from '#kit/web/navigation.ts'
import { queryClient } from '#kit/web/query.ts'
import { cssVariables, theme } from '#kit/web/theme.ts'
import { Booting } from './parts/Booting.tsx'
import { router } from './router.tsx'
import { routes } from './routes.ts'
import { followSession } from './session-watch.ts'

registerRoutes(routes)
followSession(router)

const colours = localStorageColorSchemeManager({ key: 'color-scheme' })

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
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
  </StrictMode>,
)
