import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by route name. */
export const screens = {
  'pay_item.index': () => import('./PayItemListScreen.tsx'),
  'variable_pay.index': () => import('./variable/VariablePayScreen.tsx'),
  'pay_item.show': () => import('./PayItemScreen.tsx'),
} satisfies ScreenMap
