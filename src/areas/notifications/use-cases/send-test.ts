import { reachableAccounts } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { countTry, type Door } from '#platform/tries.ts'
import { recipientOn } from '../addressees.ts'
import { testSent } from '../facts.ts'
import { SendTestInput } from '../inputs.ts'
import { testNotice } from '../notices.ts'
import { notificationPermissions } from '../permissions.ts'
import { ruleOf } from '../standing.ts'
import { channelWords } from '../words.ts'

const door: Door = {
  name: 'notifications.test',
  most: 5,
  seconds: 3600,
  says: (wait) => `خمس تجارب في الساعة تكفي. انتظر ${wait} ثم أعد التجربة.`,
}

const send = command({
  name: 'notifications.send-test',
  permission: notificationPermissions.connect,
  input: SendTestInput,
  async run(work, { channel }) {
    const [person] = await reachableAccounts(work.tx, [work.actor.id])
    if (!person || !recipientOn(channel, person)) {
      throw new Refusal('notifications.unreachable', `لا عنوان لك في قناة «${channelWords[channel]}». أضفه في أمان حسابك.`)
    }
    const { enabled, channels } = await ruleOf(work.tx, testNotice)
    if (!enabled || !channels.includes(channel)) {
      throw new Refusal('notifications.test-stopped', 'قاعدة «رسالة تجربة» موقوفة في هذه القناة. غيّرها في قوالب الرسائل.')
    }
    work.record(testSent, work.actor.id, { channel })
    return { channel }
  },
})

/** Sent as every message is: written with its fact, taken by the sender, carried by whoever carries this way. */
async function sendAndCount(ctx: Ctx, input: { channel: 'email' | 'sms' }) {
  if (!ctx.carries.includes(input.channel)) {
    throw new Refusal('notifications.not-connected', 'لا مزوّد لهذه القناة، فلا يُرسل شيء. اربطه ثم جرّب.')
  }
  await countTry(ctx, door, ctx.actor.id)
  return send(ctx, input)
}

export const sendTest = Object.assign(sendAndCount, { permission: send.permission })
