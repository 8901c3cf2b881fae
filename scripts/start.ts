import { loadEnvironment } from '#server/environment.ts'
import { reportFailure } from '#server/process/explain-failure.ts'
import { runServer } from '#server/run-server.ts'
import { buildScreens, WEB_DIST } from './web-build.ts'

await reportFailure(async () => {
  loadEnvironment()
  await buildScreens((line) => console.log(line))
  await runServer({ screens: WEB_DIST, args: process.argv.slice(2) })
})
