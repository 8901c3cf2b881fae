import type { RouteTitles } from '#kit/web/navigation.ts'
import { joinTitles } from '../join-titles.ts'
import * as first from './first-titles.ts'
import { titles as hubs } from './hub-titles.ts'
import { titles as plannedFirst } from './planned-first-titles.ts'
import { titles as planned } from './planned-titles.ts'

/** A feature adds its titles with a `web/titles.ts`. */
const files = import.meta.glob<RouteTitles>('../../features/*/web/titles.ts', {
  eager: true,
  import: 'titles',
})
const admin = joinTitles([planned, plannedFirst, hubs, ...Object.values(files)])

/** The titles of all screens; menus and the command palette use them too. */
export const la = { ...first.la, ...admin.la }
export const en = { ...first.en, ...admin.en }
