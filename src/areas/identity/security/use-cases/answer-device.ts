import { endSessions } from '#areas/identity/accounts/standing.ts'
import { deviceConfirmed, deviceDenied } from '#areas/identity/facts.ts'
import { AnswerDeviceInput } from '#areas/identity/inputs.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'

/** «نعم، هذا أنا» */
export const confirmDevice = command({
  name: 'identity.confirm-device',
  permission: anyoneSignedIn,
  input: AnswerDeviceInput,
  async run(work, { deviceId }) {
    const device = await answer(work, deviceId, 'confirmed')
    if (device) work.record(deviceConfirmed, work.actor.id, device)
    else work.repeated()
  },
})

/** «لا، لم يكن أنا»: whoever it was is out, and so is every other device, for nobody knows what else they opened. */
export const denyDevice = command({
  name: 'identity.deny-device',
  permission: anyoneSignedIn,
  input: AnswerDeviceInput,
  async run(work, { deviceId }) {
    const device = await answer(work, deviceId, 'denied')
    if (!device) return work.repeated()
    work.record(deviceDenied, work.actor.id, device)
    await endSessions(work, work.actor.id, work.actor.sessionId)
  },
})

/** Of two who answer at once one has done it. The same answer again is no second one; null says so. */
async function answer({ tx, actor, now }: Work, deviceId: string, standing: 'confirmed' | 'denied') {
  const device = await tx
    .updateTable('seenDevices')
    .set({ standing, answeredAt: now() })
    .where('id', '=', deviceId)
    .where('accountId', '=', actor.id)
    .where('standing', '=', 'asked')
    .where('device', '!=', (eb) =>
      eb
        .selectFrom('sessions')
        .select('device')
        .where('id', '=', actor.sessionId ?? null),
    )
    .returning('device')
    .executeTakeFirst()
  if (device) return device
  const same = tx.selectFrom('seenDevices').select('id').where('id', '=', deviceId).where('accountId', '=', actor.id)
  if (await same.where('standing', '=', standing).executeTakeFirst()) return null
  throw new Refusal('identity.no-such-device', 'لا سؤال عن هذا الجهاز. حدّث الصفحة.')
}
