import { setting } from '#areas/company/public.ts'
import { breachClosed, breachReported, breachTold } from '#areas/identity/facts.ts'
import { identityPermissions } from '#areas/identity/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { momentInWords } from '#values/dates.ts'
import { breachAudiences, breachCan, breachNumber } from '../breach.ts'
import { CloseBreachInput, ReportBreachInput, TellPeopleInput } from '../breach-inputs.ts'

const permission = identityPermissions.recordBreaches

/** The ministry has been told: when is now, how is its number or its way. */
export const reportBreach = command({
  name: 'identity.report-breach',
  permission,
  input: ReportBreachInput,
  async run(work, { id, reference }) {
    const change = { status: 'reported', reportedBy: work.actor.id, reportedAt: work.now(), reportReference: reference } as const
    const { number } = await move(work, id, { step: 'report', change })
    work.record(breachReported, id, { number, reference })
    return { id }
  },
})

/** The people hear of it: through our messages, or in another way that is written down here. */
export const tellPeopleOfBreach = command({
  name: 'identity.tell-people-of-breach',
  permission,
  input: TellPeopleInput,
  async run(work, { id, audience, contacts, advice }) {
    const told = { toldBy: work.actor.id, toldAt: work.now(), toldHow: breachAudiences[audience], advice }
    const breach = await move(work, id, { step: 'tellPeople', change: { status: 'people-told', ...told } })
    const { number, dataKinds, measures } = breach
    const at = momentInWords(breach.happenedAt ?? breach.discoveredAt)
    const officer = (await setting(work, 'dataOfficerEmail')) ?? (await setting(work, 'email')) ?? work.origin
    work.record(breachTold, id, {
      number,
      audience,
      contacts: audience === 'listed' ? contacts : [],
      at,
      dataKinds,
      measures,
      advice,
      officer,
    })
    return { id }
  },
})

/** Nothing is left to do. What could do people serious harm is not closed before they have heard of it. */
export const closeBreach = command({
  name: 'identity.close-breach',
  permission,
  input: CloseBreachInput,
  async run(work, { id, lessons }) {
    const change = { status: 'closed', closedBy: work.actor.id, closedAt: work.now(), lessons } as const
    const { number } = await move(work, id, { step: 'close', change })
    work.record(breachClosed, id, { number })
    return { id }
  },
})

type Step = { step: keyof typeof breachCan; change: object }

async function move({ tx }: Work, id: string, { step, change }: Step) {
  const before = await tx.selectFrom('breaches').select(['serious', 'toldAt']).where('id', '=', id).executeTakeFirst()
  if (!before) throw new Refusal('not-found', 'لم نجد هذه الحادثة.', 404)
  if (step === 'close' && before.serious && !before.toldAt)
    throw new Refusal('identity.breach-untold', 'تضر أصحاب البيانات ضررًا جسيمًا: أبلغهم قبل إغلاقها.')
  const moved = await tx
    .updateTable('breaches')
    .set(change)
    .where('id', '=', id)
    .where('status', 'in', breachCan[step].from)
    .returning(['sequence', 'recordedAt', 'happenedAt', 'discoveredAt', 'dataKinds', 'measures'])
    .executeTakeFirst()
  if (!moved) throw new Refusal('identity.breach-moved', 'تغيّرت حالة هذه الحادثة قبل قليل. حدّث الصفحة.')
  return { ...moved, number: breachNumber(moved) }
}
