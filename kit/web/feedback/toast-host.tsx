import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useKitText } from '../i18n/kit-text.ts'
import classes from './toast-host.module.css'
import { hideToast, onToasts, type Toast, toastsInView } from './toast-store.ts'

/* Our own few lines in place of a library: they come with the sign-in on every phone. */

/** The place of messages, at the top right; used once in the application. */
export function ToastHost() {
  const toasts = useSyncExternalStore(onToasts, toastsInView)
  return (
    <div className={classes.host}>
      <Suspense>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Suspense>
    </div>
  )
}

/** One message. Its timer pauses while the pointer is on it or its button has the focus. */
function ToastCard({ toast: { id, message, kind, time, action } }: { toast: Toast }) {
  const words = useKitText()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => hideToast(id), time)
    return () => clearTimeout(timer)
  }, [id, time, isHeld])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role; the pointer only pauses the timer
    <div
      className={classes.toast}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className={classes.message}>{message}</span>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            hideToast(id)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={classes.close}
        aria-label={words.action.close}
        onClick={() => hideToast(id)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  )
}
