/**
 * Starts the service worker, with which the application opens without a network, and names the files that this page loaded
 * without it. Without one (private windows, no https) everything works as before, with a network.
 */
export async function prepareOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    const { active } = await navigator.serviceWorker.ready
    // Some of them were asked for before it began and arrive later.
    new PerformanceObserver((list) => {
      active?.postMessage({ files: list.getEntries().map(({ name }) => name) })
    }).observe({ type: 'resource', buffered: true })
  } catch {
    // Not allowed here, or the network ended: the next visit tries again.
  }
}
