import type { Database } from '#kit/database/database.ts'
import { EventStream } from '#kit/server/events/event-stream.ts'
import type { NewsHub } from '#kit/server/events/news-hub.ts'
import { companyOf, type Endpoint, EventsAnswer, handle, inCompany } from '#kit/server/handler.ts'
import { streamNotices } from '../../contract/notices.ts'
import { readState } from '../notice-state.ts'
import { NoticeStreams, stateEvent, stateId } from './notice-streams.ts'

/** When clients connect again after the end: soon, or seldom if this process has no live news. */
const RETRY_SECONDS = { live: 3, other: 60 }

/** The call of the live notices. Without live news the answer ends after the present state. */
export function streamEndpoint(db: Database, news: NewsHub): Endpoint {
  const streams = new NoticeStreams(db, news)
  return handle(streamNotices, async (context) => {
    const companyId = companyOf(context)
    const { accountId, id: sessionId } = context.session
    streams.requireRoom(companyId, accountId)
    const events = new EventStream(news.isLive ? RETRY_SECONDS.live : RETRY_SECONDS.other)
    const lastId = String(context.reply.request.headers['last-event-id'] ?? '')
    const stream = { events, companyId, accountId, sessionId, lastId }
    // Added before the state is read, so that news in between is not missed.
    if (news.isLive) streams.add(stream)
    const state = await inCompany(context, (tx) => readState(tx, accountId)).catch((error: unknown) => {
      events.body.destroy()
      throw error
    })
    if (stateId(state) !== lastId) events.send(stateEvent(state))
    stream.lastId = stateId(state)
    if (!news.isLive) events.end()
    return new EventsAnswer(events)
  })
}
