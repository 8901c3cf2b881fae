import type { ScreenMap } from '#kit/web/screen.ts'

/** The screen of invoices by route name. */
export const screens = {
  'invoice.index': () => import('./InvoiceListScreen.tsx'),
} satisfies ScreenMap
