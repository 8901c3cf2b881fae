import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of the shell. */
export const screens: ScreenMap = {
  'report.hub': () => import('./ReportHub.tsx'),
  'setting.hub': () => import('./SettingHub.tsx'),
}
