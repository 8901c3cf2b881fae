import { ownRequestTitles } from '#features/requests/web/index.ts'
import type { RouteTitles } from '#kit/web/navigation.ts'
import { joinTitles } from '../join-titles.ts'
import { ownRequests } from '../own-requests.ts'
import * as first from './first-titles.ts'
import { titles as hubs } from './hub-titles.ts'
import { titles as plannedFirst } from './planned-first-titles.ts'
import { titles as planned } from './planned-titles.ts'
import { reportTitles } from './report-titles.ts'

/** A feature adds its titles with a `web/titles.ts`, those of employees' later screens with a `web/own-titles.ts`. */
const files = import.meta.glob<RouteTitles>('../../features/*/web/{titles,own-titles}.ts', {
  eager: true,
  import: 'titles',
})
const own = ownRequestTitles(ownRequests.map(({ request }) => request))
const later = joinTitles([planned, plannedFirst, hubs, reportTitles, own, ...Object.values(files)])

/** The titles of all screens; menus and the command palette use them too. */
export const la = { ...first.la, ...later.la }
export const en = { ...first.en, ...later.en }
