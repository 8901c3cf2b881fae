import { runServer } from '#server/run-server.ts'
import { buildScreens, WEB_DIST } from './web-build.ts'

await buildScreens((line) => console.log(line))
await runServer({ screens: WEB_DIST, args: process.argv.slice(2) })
