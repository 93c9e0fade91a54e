import { readConfig, secretKeyFile } from '#platform/config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { fault } from '#platform/faults.ts'
import { openLog } from '#platform/log.ts'
import { openSecretKey } from '#platform/secret-key.ts'
import { atOnce } from './at-once.ts'
import { openServer } from './open-house.ts'

/** The key of this database is lost for good: what was locked with it is put away, so that people can set it up anew. */
export function forgetSecrets() {
  return atOnce(async () => {
    const config = readConfig(process.env)
    const log = openLog({ LOG_LEVEL: 'error' })
    const { url, stop } = await openServer(config, log, (progress) => console.log(`… ${progress}`))
    const db = openDatabase(url, log)
    const path = secretKeyFile(config)
    const fits = openSecretKey(db, path).then(
      () => true,
      () => false,
    )
    try {
      if (await fits) throw fault(`المفتاح في ${path} صحيح، ولا شيء ضائع.`, `The key in ${path} is right: nothing is lost.`)
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom('secondFactors').execute()
        await tx.updateTable('onlineProviders').set({ active: false, secrets: '' }).execute()
        await tx.deleteFrom('signingServices').execute()
        await tx.deleteFrom('secrets').execute()
      })
    } finally {
      await db.destroy()
      await stop()
    }
    console.log(
      'نُسي ما قُفل بالمفتاح الضائع. شغّل المنتج، ثم أعد ربط مزوّد الدفع وخدمة التوقيع. · What the lost key had locked is forgotten.',
    )
  })
}
