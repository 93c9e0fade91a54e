import { isDeepStrictEqual } from 'node:util'
import { command } from '#platform/command.ts'
import { Refusal } from '#platform/refusal.ts'
import { ruleChanged } from '../facts.ts'
import { ChangeRuleInput } from '../inputs.ts'
import { notificationPermissions } from '../permissions.ts'
import { ruleOf, wordsOf } from '../standing.ts'
import { noticeBy } from './write-template.ts'

/** Whether it goes at all, by which ways, how long after, and whether it keeps the quiet hours. */
export const changeRule = command({
  name: 'notifications.change-rule',
  permission: notificationPermissions.manage,
  input: ChangeRuleInput,
  async run({ tx, now, notices, record, repeated }, { notice: name, enabled, quiet, channels, delayMinutes }) {
    const notice = noticeBy({ notices }, name)
    if ((notice.category === 'code' || notice.category === 'security') && !enabled) {
      throw new Refusal('notifications.needed', 'رموز الدخول ورسائل أمان الحساب لا تُوقَف.', 422)
    }
    const worded = (await wordsOf(tx, notice)).map(({ channel }) => channel)
    const mute = channels.filter((channel) => !worded.includes(channel))
    if (mute.length > 0) throw new Refusal('notifications.no-words', 'اكتب نص القناة أولًا، ثم أضفها إلى القاعدة.', 422)

    const before = await ruleOf(tx, notice)
    const after = { enabled: enabled === 'yes', channels, delayMinutes, quiet: quiet === 'yes' }
    if (isDeepStrictEqual(before, after)) return repeated()
    const row = { ...after, channels: JSON.stringify(channels), changedAt: now() }
    await tx
      .insertInto('messageRules')
      .values({ notice: name, ...row })
      .onConflict((conflict) => conflict.column('notice').doUpdateSet(row))
      .execute()
    record(ruleChanged, name, { before, after })
  },
})
