import { breakInWords, correctionInWords, verifyTrail } from '#platform/audit/verify.ts'
import { readConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { fault } from '#platform/faults.ts'
import { openLog } from '#platform/log.ts'
import { atOnce } from './at-once.ts'
import { openServer } from './open-house.ts'

/** Whether the audit trail is still what was written, beside a running product or alone. */
export function verifyAudit() {
  return atOnce(async () => {
    const log = openLog({ LOG_LEVEL: 'error' })
    const { url, stop } = await openServer(readConfig(process.env), log, (progress) => console.log(`… ${progress}`))
    const db = openDatabase(url, log)
    const verdict = await verifyTrail({ db }).finally(async () => {
      await db.destroy()
      await stop()
    })
    if (verdict.broken) {
      const { arabic, english } = breakInWords(verdict.broken)
      throw fault(`انقطع تسلسل السجل عند ${verdict.broken.day}. ${arabic}`, `The audit trail is broken: ${english}.`)
    }
    console.log(verdict.until ? `السجل متصل حتى · the trail is whole until ${verdict.until}` : unsealed)
    for (const correction of verdict.corrections) {
      const { arabic, english } = correctionInWords(correction)
      console.log(`  ${arabic} · ${english}`)
    }
    if (verdict.seal) console.log(`  ${verdict.facts} واقعة مختومة · sealed facts، ${verdict.seal}`)
  })
}

const unsealed = 'لم يُختم يوم بعد، وكل واقعة كما كُتبت · no day is sealed yet, and every fact is as it was written'
