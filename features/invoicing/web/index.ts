import type { ScreenMap } from '#kit/web/screen.ts'

/** The invoices' screen by the name of its route. */
export const screens = {
  'invoice.index': () => import('./InvoiceListScreen.tsx'),
} satisfies ScreenMap
