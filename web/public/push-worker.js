// Push messages of notices, and the page that a click on one opens. Part of the service worker (service-worker.js).

addEventListener('push', (event) => {
  // A browser may show only messages that it can read; one without text is none of ours.
  const { title, body, path, tag } = event.data?.json() ?? {}
  if (!title) return
  const options = { body, tag, data: { path }, icon: '/champa.svg' }
  event.waitUntil(registration.showNotification(title, options))
})

/** Shows the page in a window that is open, or in a new one. Only pages of this application. */
async function openPage(path) {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) return
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const client of windows) {
    try {
      await client.focus()
      await client.navigate(url.href)
      return
    } catch {
      // This worker does not control it, or it may not be focused.
    }
  }
  await clients.openWindow(url.href)
}

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data?.path ?? '/'))
})
