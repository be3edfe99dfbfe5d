import { asset } from '../lib/asset.ts'

/** The offline page for built pages alone: a worker in development would stand between Vite and the browser. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker.register(asset('/sw.js')).catch(() => undefined)
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
