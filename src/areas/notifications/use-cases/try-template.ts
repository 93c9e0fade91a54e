import { reachableAccounts } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import type { Channel } from '#platform/messages/notice.ts'
import { Refusal } from '#platform/refusal.ts'
import { countTry, type Door } from '#platform/tries.ts'
import { filled } from '#values/filling.ts'
import { recipientOn } from '../addressees.ts'
import { templateTried } from '../facts.ts'
import { TryTemplateInput } from '../inputs.ts'
import { triedInBellNotice, triedNotice } from '../notices.ts'
import { notificationPermissions } from '../permissions.ts'
import { ruleOf } from '../standing.ts'
import { channelWords } from '../words.ts'
import { noticeBy, wellWritten } from './write-template.ts'

const door: Door = {
  name: 'notifications.template-trial',
  most: 20,
  seconds: 3600,
  says: (wait) => `عشرون تجربة في الساعة تكفي. انتظر ${wait} ثم أعد التجربة.`,
}

const attempt = command({
  name: 'notifications.try-template',
  permission: notificationPermissions.manage,
  input: TryTemplateInput,
  async run(work, { notice: name, channel, subject = null, text }) {
    const notice = noticeBy(work, name)
    wellWritten(notice, { channel, subject, text })
    const [person] = await reachableAccounts(work.tx, [work.actor.id])
    if (!person || !recipientOn(channel, person)) {
      throw new Refusal('notifications.unreachable', `لا عنوان لك في قناة «${channelWords[channel]}». أضفه في أمان حسابك.`)
    }
    const { enabled, channels } = await ruleOf(work.tx, channel === 'in-app' ? triedInBellNotice : triedNotice)
    if (!enabled || !channels.includes(channel)) {
      throw new Refusal('notifications.test-stopped', 'قاعدة «تجربة قالب» موقوفة في هذه القناة. غيّرها في قوالب الرسائل.')
    }
    const samples = Object.fromEntries(Object.entries(notice.variables).map(([key, { sample }]) => [key, sample]))
    const words = { subject: subject && filled(subject, samples), text: filled(text, samples) }
    work.record(templateTried, work.actor.id, { notice: name, channel, ...words })
    return { channel, notice: name }
  },
})

type Tried = { notice: string; channel: Exclude<Channel, 'whatsapp'>; subject?: string; text: string }

/** As it would go, with samples in the place of the variables, to whoever presses and nobody else. */
async function tryAndCount(ctx: Ctx, input: Tried) {
  if (input.channel !== 'in-app' && ctx.actor.may(attempt.permission) && !ctx.carries.includes(input.channel)) {
    throw new Refusal('notifications.not-connected', 'لا مزوّد لهذه القناة، فلا يُرسل شيء. اربطه ثم جرّب.')
  }
  await countTry(ctx, door, ctx.actor.id)
  return attempt(ctx, input)
}

export const tryTemplate = Object.assign(tryAndCount, { permission: attempt.permission })
