import { demonstrationAccounts } from '#areas/access/public.ts'
import { readConfig } from '#platform/config.ts'
import { fault } from '#platform/faults.ts'
import { openLog } from '#platform/log.ts'
import { atOnce } from './at-once.ts'
import { openHouse } from './open-house.ts'
import { accountLines } from './welcome.ts'

/** New passwords for the demonstration accounts, beside a running product or alone. */
export function accounts() {
  return atOnce(async () => {
    // As in production: asking for accounts must not fill an empty database.
    const config = readConfig({ ...process.env, LOG_LEVEL: 'error', MODE: 'production' })
    const { house, close } = await openHouse(config, openLog(config), () => {})
    const lines = accountLines(await demonstrationAccounts(house))
    await close()
    if (lines.length === 0) throw fault('لا حسابات تجريبية هنا.', 'There are no demonstration accounts here.')
    for (const line of lines) console.log(line)
  })
}
