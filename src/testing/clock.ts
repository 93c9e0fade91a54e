import { mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { timeOn } from '#values/days.ts'

/** A clock for one server and whoever looks into its database: it goes as ours does, and ahead of it as far as it was set. */
export function clockToSet() {
  const file = `${mkdtempSync(`${tmpdir()}/clock-`)}/ahead`
  const loaded = new URL('./moved-clock.ts', import.meta.url)
  loaded.searchParams.set('file', file)
  let ahead = 0
  write()

  function write() {
    // Whole at once: the server may read at any moment.
    writeFileSync(`${file}.new`, String(ahead))
    renameSync(`${file}.new`, file)
  }
  return {
    environment: async () => ({ NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${loaded}` }),
    now: () => new Date(Date.now() + ahead),
    /** Never back: what was written stays written. */
    to(day: string, time: string) {
      const asked = timeOn(day, time).getTime() - Date.now()
      if (asked < ahead) throw new Error(`${day} ${time} is over`)
      ahead = asked
      write()
    },
  }
}
