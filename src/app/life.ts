import type { Server } from 'node:http'
import type { Log } from '#platform/log.ts'

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
const patience = 10_000
/** A terminal signals npm, the launcher and us, and each of them passes the same press on. */
const onePress = 1_000

/** How a process ends: no new visitors, then it finishes with those inside, then everything is put away, the last opened first. */
export function lifeOf(server: Server, log: Log) {
  const closers: (() => Promise<unknown>)[] = []
  const leaving: (() => void)[] = []
  let opening: Promise<unknown> = Promise.resolve()
  let endingSince: number | null = null

  async function end(code: number) {
    if (endingSince !== null) {
      if (Date.now() - endingSince > onePress) process.exit(1) // whoever asks a second time does not want to wait
      return
    }
    endingSince = Date.now()
    setTimeout(() => process.exit(1), patience + 5_000).unref()
    for (const letGo of leaving) letGo()
    await emptied(server)
    await opening.catch(() => {})
    for (const close of closers.reverse()) {
      await close().catch((error: unknown) => log.error({ err: error }, 'not put away cleanly'))
    }
    process.exit(code)
  }
  function takeSignals() {
    for (const signal of signals) process.removeAllListeners(signal).on(signal, () => void end(0))
  }
  function fail(error: unknown) {
    log.fatal({ err: error }, 'a fault nobody caught: stopping')
    void end(1)
  }
  takeSignals()
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)

  return {
    takeSignals,
    /** Those inside who would never leave by themselves: pages that stay open to be told. */
    letsGo: (letGo: () => void) => leaving.push(letGo),
    closes: (close: () => Promise<unknown>) => closers.push(close),
    /** A signal that comes while we are still opening waits until there is something to close. */
    opens(open: () => Promise<unknown>) {
      opening = open()
      return opening
    },
  }
}

/** Kept connections are let go as they fall idle; whoever is not done after the time of patience is cut off. */
function emptied(server: Server) {
  const letGo = setInterval(() => server.closeIdleConnections(), 50)
  const cutOff = setTimeout(() => server.closeAllConnections(), patience)
  return new Promise<void>((resolve) => {
    server.close(() => {
      clearInterval(letGo)
      clearTimeout(cutOff)
      resolve()
    })
    server.closeIdleConnections()
  })
}
