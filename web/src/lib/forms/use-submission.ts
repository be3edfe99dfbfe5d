import { useRef, useState } from 'react'

/** Runs a form's work once at a time: Enter pressed twice, or pressed while busy, does not send twice. */
export function useSubmission() {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit(
    work: () => Promise<void>,
    explain: (error: unknown) => string | undefined,
  ): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(explain(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { busy, problem, submit }
}
