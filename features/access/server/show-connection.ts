import { handle } from '#kit/server/handler.ts'
import { readMailSettings } from '#kit/server/mail/mail-settings.ts'
import { showConnection } from '../contract/sessions.ts'
import { publicPage } from './links/public-page.ts'

/** A server that listens on IPv6 reports an IPv4 address as ::ffff:192.0.2.1. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '')

export const showOwnConnection = handle(showConnection, async (context) => ({
  data: {
    address: plain(context.address),
    time: new Date().toISOString(),
    mails_links: readMailSettings().smtpUrl !== undefined && publicPage(context, '/') !== null,
  },
}))
